import Glibc
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ProgramTests {
    /// Starts the demo server with the command that gallery uses; `base` is its URL.
    private static func running() throws -> (program: PipedProcess, base: String, port: UInt16) {
        let program = try PipedProcess([Launch.path(of: "gallery"), "serve-demo"])
        try #require(program.expect("\n"))
        let base = String(program.output.dropLast())
        return (program, base, try #require(base.split(separator: ":").last.flatMap { UInt16($0) }))
    }

    /// Head and body of the reply to a GET request, over a plain socket.
    private static func get(_ path: String, port: UInt16, header: String = "") -> String {
        guard let descriptor = Loopback.connection(to: port) else { return "" }
        defer { _ = close(descriptor) }
        let request = "GET \(path) HTTP/1.1\r\nHost: x\r\n\(header)Connection: close\r\n\r\n"
        _ = write(descriptor, request, request.utf8.count)
        return String(decoding: DiskFile.rest(of: descriptor), as: UTF8.self)
    }

    @Test func `the first line of output is the URL of a running server`() throws {
        let demo = try Self.running()
        #expect(demo.base.hasPrefix("http://127.0.0.1:"))
        let answer = Self.get(
            "/photos?per_page=1", port: demo.port, header: "Authorization: Client-ID k\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("X-Total: 600\r\n"))
        #expect(answer.contains("\(demo.base)/images/"))
    }

    @Test func `the program prints nothing after the URL, even for invalid requests`() throws {
        let demo = try Self.running()
        for path in ["/photos", "/nowhere", "/images/x", "/%00", "/search/photos?query=%ff"] {
            _ = Self.get(path, port: demo.port)
        }
        demo.program.closeInput()
        #expect(demo.program.end() != nil)
        #expect(demo.program.output == demo.base + "\n")
    }

    @Test func `the end of standard input ends the program with status 0`() throws {
        let demo = try Self.running()
        demo.program.closeInput()
        #expect(demo.program.end() == 0)
    }

    @Test func `an interrupt does not end the program`() throws {
        let demo = try Self.running()
        demo.program.send(SIGINT)
        #expect(Self.get("/photos", port: demo.port).hasPrefix("HTTP/1.1 401 Unauthorized\r\n"))
    }
}
