import Synchronization
import TestKit
import Testing
import TextLayout

@testable import MCP

@Suite(.timeLimit(.minutes(10))) struct ToolSessionTests {
    private let client = RecordingClient()

    private func session(_ tools: [Tool] = []) -> ToolSession {
        ToolSession(
            ToolSession.Program(name: "test", version: "1", instructions: "none"),
            tools: [.echo] + tools, explain: { $0.map { "fault: \($0)" } ?? "too many" },
            send: client.receive)
    }

    private static func call(_ id: Int, _ name: String, _ arguments: String, meta: String = "{}") -> String {
        let params = #"{"name":"\#(name)","arguments":\#(arguments),"_meta":\#(meta)}"#
        return #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#
    }

    private static func initialize(_ revision: String, _ capabilities: String = "{}") -> String {
        let params = #"{"protocolVersion":"\#(revision)","capabilities":\#(capabilities)}"#
        return #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":\#(params)}"#
    }

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
    ])
    func `initialize agrees on a supported revision`(wanted: String, agreed: String) async {
        await session().receive(Self.initialize(wanted))
        let result = client.messages.first?["result"]
        #expect(result?["protocolVersion"] == .text(agreed))
        #expect(result?["serverInfo"]?["name"] == .text("test"))
        #expect(result?["capabilities"]?["tools"] != nil)
    }

    @Test func `requests of the protocol are answered, unknown methods and tools are errors`() async {
        let session = session()
        await session.receive(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        await session.receive(#"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#)
        await session.receive(Self.call(3, "rm", "{}"))
        await session.receive(
            #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"echo","arguments":[]}}"#)
        await session.receive(#"{"jsonrpc":"2.0","method":"notifications/unknown"}"#)
        #expect(client.messages.map { $0["id"] } == [1, 2, 3, 4].map { .integer($0) })
        #expect(
            client.messages.map { $0["error"]?["code"] } == [
                nil, .integer(-32601), .integer(-32602), .integer(-32602),
            ])
    }

    @Test func `tools/list describes arguments and results by JSON Schemas`() async {
        await session().receive(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        guard case .list(let tools) = client.messages.first?["result"]?["tools"], let tool = tools.first
        else {
            Issue.record("no tools")
            return
        }
        #expect(tool["inputSchema"]?["required"] == .texts(["text"]))
        #expect(tool["inputSchema"]?["properties"]?["count"]?["maximum"] == .integer(3))
        #expect(tool["inputSchema"]?["additionalProperties"] == .flag(false))
        #expect(tool["outputSchema"]?["properties"]?["text"]?["type"] == .text("string"))
        #expect(tool["annotations"]?["readOnlyHint"] == .flag(true))
        #expect(tool["annotations"]?["destructiveHint"] == .flag(false))
    }

    @Test func `a call returns structured content and text without control characters`() async {
        let session = session()
        await session.receive(Self.call(1, "echo", #"{"text":"fog\u001b[2J","count":2}"#))
        await session.finish(within: .seconds(30))
        let result = client.messages.first?["result"]
        #expect(result?["isError"] == .flag(false))
        #expect(result?["structuredContent"]?["text"] == .text("fog\u{1B}[2J"))
        guard case .list(let content) = result?["content"] else { return }
        #expect(content.first?["text"] == .text("fog\u{FFFD}[2J"))
    }

    @Test(arguments: [
        ("{}", "missing(\"text\")"), (#"{"text":3}"#, "notText(\"text\""),
        (#"{"text":"a","count":4}"#, "notInteger(\"count\""),
        (#"{"text":"a","count":"2"}"#, "notInteger(\"count\""),
        (#"{"text":"a","other":1}"#, "unknown(\"other\""), (#"{"text":null}"#, "missing(\"text\")"),
    ])
    func `a wrong argument is a result that names it`(arguments: String, fault: String) async {
        let session = session()
        await session.receive(Self.call(1, "echo", arguments))
        await session.finish(within: .seconds(30))
        let result = client.messages.first?["result"]
        #expect(result?["isError"] == .flag(true) && result?["structuredContent"] == nil)
        guard case .list(let content) = result?["content"] else { return }
        #expect(content.first?["text"]?.text?.contains(fault) == true)
    }

    @Test func `progress has the client's token, increasing numbers and no repeated message`() async {
        let session = session([.reporting])
        await session.receive(Self.call(1, "reporting", "{}", meta: #"{"progressToken":"t"}"#))
        await session.receive(Self.call(2, "reporting", "{}"))
        await session.finish(within: .seconds(30))
        let reports = client.messages.filter { $0["method"] == .text("notifications/progress") }
        #expect(reports.map { $0["params"]?["progressToken"] } == [.text("t"), .text("t")])
        #expect(reports.map { $0["params"]?["progress"] } == [.integer(1), .integer(2)])
        #expect(reports.map { $0["params"]?["message"] } == [.text("one"), .text("two")])
        #expect(client.messages.count == 4)
    }

    @Test func `a canceled call ends without an answer, and others go on`() async {
        let session = session([.endless])
        await session.receive(Self.call(1, "endless", "{}"))
        await session.receive(Self.call(2, "endless", "{}"))
        await session.receive(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        await session.receive(Self.call(3, "echo", #"{"text":"a"}"#))
        await session.receive(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#)
        await session.finish(within: .seconds(30))
        #expect(client.messages.map { $0["id"] } == [.integer(3)])
    }

    @Test func `the end of the input cancels calls that do not end`() async {
        let session = session([.endless])
        for id in 1...20 { await session.receive(Self.call(id, "endless", "{}")) }
        await session.finish(within: .milliseconds(10))
        #expect(client.messages.isEmpty)
    }

    @Test func `a tool gets the folders of a client that has some`() async throws {
        let session = session([.roots])
        await session.receive(Self.initialize("2025-11-25", #"{"roots":{"listChanged":true}}"#))
        await session.receive(Self.call(1, "roots", "{}"))
        await eventually("the folders are asked for") {
            client.messages.contains { $0["method"] == .text("roots/list") }
        }
        let id = try #require(client.messages.last?["id"]?.text)
        let roots = #"{"roots":[{"uri":"file:///a"},{"name":"b"}]}"#
        await session.receive(#"{"jsonrpc":"2.0","id":"\#(id)","result":\#(roots)}"#)
        await session.finish(within: .seconds(30))
        #expect(client.messages.last?["result"]?["structuredContent"]?["text"] == .text("file:///a"))
    }

    @Test func `a client without folders is not asked for them`() async {
        let session = session([.roots])
        await session.receive(Self.call(1, "roots", "{}"))
        await session.finish(within: .seconds(30))
        #expect(client.messages.map { $0["id"] } == [.integer(1)])
        #expect(client.messages.first?["result"]?["structuredContent"]?["text"] == .text("none"))
    }

    @Test func `an identifier of a running call cannot be used again`() async {
        let session = session([.endless])
        await session.receive(Self.call(1, "endless", "{}"))
        await session.receive(Self.call(1, "echo", #"{"text":"a"}"#))
        #expect(client.messages.first?["error"]?["code"] == .integer(-32602))
        await session.stop()
    }

    @Test(arguments: [SeededRandom(seed: .random(in: 0 ... .max))])
    func `10,000 malformed messages lose no answer to a valid request`(random: SeededRandom) async {
        var random = random
        let session = session(), valid = Self.call(0, "echo", #"{"text":"fog","count":2}"#)
        var pings = 0
        for number in 1...10_000 {
            await session.receive(Self.damaged(valid, by: &random))
            guard number.isMultiple(of: 100) else { continue }
            pings += 1
            await session.receive(#"{"jsonrpc":"2.0","id":"ping \#(pings)","method":"ping"}"#)
        }
        await session.finish(within: .seconds(60))
        let ids = client.messages.compactMap { $0["id"]?.text }.filter { $0.hasPrefix("ping ") }
        #expect(ids == (1...pings).map { "ping \($0)" })
        let isValid = client.messages.allSatisfy {
            $0["jsonrpc"] == .text("2.0") && ($0["result"] ?? $0["error"]) != nil
        }
        #expect(isValid)
    }

    /// Message with one to four bytes changed, removed or inserted.
    private static func damaged(_ line: String, by random: inout SeededRandom) -> String {
        var bytes = Array(line.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            let byte =
                Bool.random(using: &random)
                ? Array(#"{}[]":,\0e-"#.utf8).randomElement(using: &random) ?? 0
                : UInt8.random(in: 0...255, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = byte
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(byte, at: place)
            default: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
            }
            if bytes.count < 2 { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Client that records what it receives.
private final class RecordingClient: Sendable {
    private let lines = Mutex<[String]>([])

    var messages: [RecordValue] { lines.withLock { $0 }.compactMap { try? RecordValue(json: $0) } }

    var receive: @Sendable (String) -> Void { { [self] line in lines.withLock { $0.append(line) } } }
}

extension Tool {
    private static let output = RecordType<String>("output", "Text.", [RecordField("text", "Text.") { $0 }])

    private static func result(_ text: String) -> ToolResult {
        ToolResult(text: text, structure: .record(output(text).fields))
    }

    private init(
        _ name: String, _ parameters: [ToolParameterShape] = [],
        run: @escaping Run
    ) {
        self.init(name, title: name, name, parameters: parameters, output: Self.output.shape, run: run)
    }

    fileprivate static let echo: Tool = {
        let text = ToolParameter(text: "text", "Text.", isRequired: true)
        let count = ToolParameter("count", "Number.", in: 1...3)
        return Tool("echo", [text.shape, count.shape]) { arguments, _ async throws(ArgumentFault) in
            _ = try arguments[count]
            return result(try arguments[text] ?? "")
        }
    }()

    fileprivate static let reporting = Tool("reporting") { _, context in
        for message in ["one", "one", "two"] { await context.progress(message) }
        return result("")
    }

    fileprivate static let endless = Tool("endless") { _, _ in
        while (try? await Task.sleep(for: .seconds(60))) != nil {}
        return result("")
    }

    fileprivate static let roots = Tool("roots") { _, context in
        result(await context.roots?.joined(separator: " ") ?? "none")
    }
}
