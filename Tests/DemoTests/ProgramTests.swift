import Glibc
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct ProgramTests {
    private func portNumber(of line: String) -> UInt16? {
        line.split(separator: ":").last.flatMap { UInt16($0.dropLast()) }
    }

    @Test func `the first line of output is the URL of a running server`() throws {
        let demo = try RunningDemo()
        let line = demo.line()
        #expect(line.hasPrefix("http://127.0.0.1:"))
        let port = try #require(portNumber(of: line))
        let answer = RunningDemo.get(
            "/photos?per_page=1", port: port, header: "Authorization: Client-ID k\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("X-Total: 600\r\n"))
        #expect(answer.contains("\(line.dropLast())/images/"))
    }

    @Test func `the program prints nothing after the URL`() throws {
        let demo = try RunningDemo()
        let port = try #require(portNumber(of: demo.line()))
        for path in ["/photos", "/nowhere", "/images/x", "/%00", "/search/photos?query=%ff"] {
            _ = RunningDemo.get(path, port: port)
        }
        demo.closeInput()
        #expect(demo.rest().isEmpty)
    }

    @Test func `the end of standard input ends the program`() throws {
        let demo = try RunningDemo()
        _ = demo.line()
        demo.closeInput()
        var status: Int32 = -1
        #expect(waitpid(demo.process, &status, 0) == demo.process)
        #expect(status == 0)
    }

    @Test func `an interrupt does not end the program`() throws {
        let demo = try RunningDemo()
        let port = try #require(portNumber(of: demo.line()))
        _ = kill(demo.process, SIGINT)
        #expect(RunningDemo.get("/photos", port: port).hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
    }
}
