import FoundationEssentials
import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ToolServerTests {
    private static let initialize =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#

    private static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    /// Answers by identifier; records an issue for each line of output that is no message.
    private static func answers(_ output: String) -> [Int: JSONValue] {
        var answers: [Int: JSONValue] = [:]
        for line in output.split(separator: "\n") {
            guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
                value["jsonrpc"]?.string == "2.0"
            else {
                Issue.record("no message: \(line.prefix(200))")
                continue
            }
            if case .number(let id) = value["id"] { answers[Int(id)] = value }
        }
        return answers
    }

    /// Writes one line after the other, each after the answer to the last one.
    private static func serve(
        _ lines: [String], _ arguments: [String] = [], home: Home
    ) throws -> (end: (code: Int32?, problems: String), output: String, answers: [Int: JSONValue]) {
        let session = try PipedSession(
            ["--service", "demo", "mcp"] + arguments, home: home, environment: [:])
        var output = ""
        for line in lines {
            session.write([line])
            if line.contains(#""id":"#) || line == "{" {
                output += try session.answer(endingWith: "{").output
            }
        }
        let end = try session.end()
        output += end.output
        return ((end.code, end.problems), output, answers(output))
    }

    @Test func `a recorded dialogue is answered with messages only`() throws {
        let home = Home(), site = home("site")
        let (end, output, answers) = try Self.serve(
            [
                Self.initialize, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "",
                #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
                Self.call(2, "search_photos", #"{"words":"cats","count":2,"thumbnails":1}"#),
                Self.call(3, "search_photos", #"{"words":"qzxv"}"#),
                Self.call(4, "save_photo", #"{"id":"demo:shsI5ZPQSfD","folder":"img","name":"cat"}"#),
                Self.call(5, "save_photo", #"{"id":"demo:shsI5ZPQSfD","folder":"../other"}"#),
                Self.call(6, "nothing", "{}"), "{",
            ], ["--root", site], home: home)
        #expect(end.code == 0 && end.problems.isEmpty)
        #expect(answers[0]?["result"]?["protocolVersion"]?.string == "2025-06-18")
        #expect(answers[1]?["result"]?["tools"]?.elements.count == 6)
        let found = answers[2]?["result"]
        #expect(found?["structuredContent"]?["photos"]?.elements.count == 2)
        let picture = found?["content"]?.elements.last?["data"]?.string.flatMap { Data(base64Encoded: $0) }
        #expect(picture?.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
        #expect(answers[3]?["result"]?["structuredContent"]?["photos"]?.elements.isEmpty == true)
        #expect(answers[4]?["result"]?["structuredContent"]?["path"]?.string == site + "/img/cat.jpg")
        #expect(home.names(in: "site/img").sorted() == ["cat.jpg", "cat.jpg.json"])
        #expect(
            answers[5]?["result"]?["content"]?.elements.first?["text"]?.string?.contains("`folder`") == true)
        #expect(answers[6]?["error"]?["code"] == .number(-32602))
        #expect(output.contains("-32700"))
    }

    @Test func `the schemas accept the results`() throws {
        let (_, _, answers) = try Self.serve(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
                Self.call(2, "search_photos", #"{"words":"cats"}"#),
                Self.call(3, "get_photo", #"{"id":"demo:shsI5ZPQSfD"}"#),
                Self.call(4, "credit", #"{"id":"demo:shsI5ZPQSfD","format":"toml"}"#),
                Self.call(5, "similar_photos", #"{"id":"demo:shsI5ZPQSfD"}"#),
            ], home: Home())
        let tools = answers[1]?["result"]?["tools"]?.elements ?? []
        for (id, name) in [(2, "search_photos"), (3, "get_photo"), (4, "credit"), (5, "similar_photos")] {
            let tool = tools.first { $0["name"]?.string == name }
            let schema = try #require(tool?["outputSchema"])
            let result = try #require(answers[id]?["result"]?["structuredContent"])
            #expect(JSONSchema(root: schema).faults(of: result).isEmpty)
        }
    }

    @Test func `a locked gallery serves public photos`() throws {
        let home = try LockedHome().home
        let (_, _, answers) = try Self.serve(
            [
                Self.call(1, "search_photos", #"{"words":"cats","count":1}"#),
                Self.call(2, "save_photo", #"{"id":"demo:shsI5ZPQSfD"}"#),
            ], home: home)
        #expect(answers[1]?["result"]?["isError"] == .flag(false))
        #expect(answers[2]?["result"]?["isError"] == .flag(false))
    }

    @Test(arguments: ["files", "all"])
    func `no tool searches the user's folders`(service: String) throws {
        let folder = Home(), nowhere = "http://127.0.0.1:9"
        folder.put(SmallPicture.jpeg("zanzibar"), at: "zanzibar.jpg")
        let lines = [
            #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
            Self.call(2, "search_photos", #"{"words":"zanzibar"}"#),
            Self.call(3, "search_photos", #"{"words":"zanzibar","service":"files"}"#),
            Self.call(4, "search_photos", #"{"words":"zanzibar","service":"all"}"#),
        ]
        let run = try Gallery.run(
            ["--service", service, "mcp"], input: lines.joined(separator: "\n") + "\n", home: Home(),
            environment: [
                "GALLERY_FOLDERS": folder.path, "GALLERY_COMMONS_URL": nowhere,
                "GALLERY_OPENVERSE_URL": nowhere,
            ])
        let answers = Self.answers(run.text)
        #expect(answers.count == 4 && !run.text.contains(folder.path), "\(run.all)")
        #expect(answers[1]?["result"]?["tools"]?.elements.count == 6)
    }

    @Test(arguments: [["--root"], ["--root", ""], ["--rot", "/tmp"], ["folder"]])
    func `wrong arguments are usage errors`(arguments: [String]) throws {
        let run = try Gallery.run(["mcp"] + arguments, home: Home())
        #expect(run.code == 2 && run.text.isEmpty && !run.problems.isEmpty)
    }

    @Test func `the home folder is no root, and JSON options are refused`() throws {
        let home = Home()
        for arguments in [["mcp", "--root", home.path], ["mcp", "--root", "/"], ["--json", "mcp"]] {
            let run = try Gallery.run(arguments, home: home)
            #expect(run.code == 2 && run.text.isEmpty, "\(arguments)")
        }
        #expect(try Gallery.run("mcp", "--help", home: home).text.contains("Model Context Protocol"))
    }

    @Test(arguments: [true, false])
    func `closing the input or SIGTERM ends the server`(isClosed: Bool) throws {
        let home = Home()
        let server = try PipedProcess(
            [Gallery.path, "--service", "demo", "mcp"], environment: home.environment)
        server.write(
            Self.call(1, "search_photos", #"{"words":"cats","count":1,"thumbnails":1}"#) + "\n")
        let isAnswered = server.wait(atMost: 60) { $0.hasSuffix("}\n") }
        #expect(isAnswered)
        if isClosed { server.closeInput() } else { server.send(SIGTERM) }
        let status = server.end(within: 60)
        #expect(status.map { $0 >> 8 & 0xFF } == (isClosed ? 0 : 128 + SIGTERM))
    }

    @Test(.enabled(if: ReferenceClient.isInstalled))
    func `the reference client searches, looks, saves, credits and checks`() throws {
        let home = Home()
        try FileManager.default.createDirectory(atPath: home("site"), withIntermediateDirectories: true)
        var environment = home.environment
        environment["PATH"] = ReferenceClient.path + ":/usr/bin:/bin"
        let script = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let run = try ProgramRun(
            ["/usr/bin/env", "python3", "/" + script + "/reference_client.py", Gallery.path, home("site")],
            environment: environment)
        #expect(run.code == 0, "\(run.problems.suffix(2000))")
        #expect(
            run.text == """
                initialized 2025-11-25 gallery
                tools check_credits credit get_photo save_photo search_photos similar_photos
                found 3 pictures 1
                license CC0 1.0 True
                saved img/cat.jpg True
                credit True
                checked 1
                similar 1
                refused True True
                done

                """)
    }
}

/// The reference SDK of the protocol, the package `mcp` of PyPI, version 2.
private enum ReferenceClient {
    /// Folder of a Python that has the package.
    static let path = ProcessInfo.processInfo.environment["MCP_PYTHON_PATH"] ?? "/usr/bin"

    static let isInstalled: Bool = {
        let check = "from mcp.types import LATEST_PROTOCOL_VERSION"
        let run = try? ProgramRun([path + "/python3", "-c", check], environment: [:])
        return run?.code == 0
    }()
}
