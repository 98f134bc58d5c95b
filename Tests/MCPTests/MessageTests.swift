import TestKit
import Testing
import TextLayout

@testable import MCP

@Suite struct MessageTests {
    @Test func `a request has an identifier, a method and an object of parameters`() {
        let line = #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#
        #expect(Message(line) == .request(.text("a"), method: "ping", params: .record([])))
        let call = #"{"method":"x","params":{"b":[1,null,2.5,true]},"id":7,"jsonrpc":"2.0"}"#
        let values = RecordValue.list([.integer(1), .nothing, .number(2.5), .flag(true)])
        #expect(Message(call) == .request(.integer(7), method: "x", params: .record([.init("b", values)])))
    }

    @Test func `a message without an identifier is a notification, one with a result a reply`() {
        let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        #expect(Message(note) == .notification(method: "notifications/initialized", params: .record([])))
        let reply = #"{"jsonrpc":"2.0","id":"r","result":{}}"#
        #expect(Message(reply) == .reply(.text("r"), result: .record([])))
        let failure = #"{"jsonrpc":"2.0","id":"r","error":{"code":1}}"#
        #expect(Message(failure) == .reply(.text("r"), result: nil))
    }

    @Test(arguments: [
        ("", -32700), ("{", -32700), ("nul", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"x"} x"#, -32700),
        ("[]", -32600), ("7", -32600), ("null", -32600), ("{}", -32600),
        (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
        (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    ])
    func `a malformed message has a code of JSON-RPC`(line: String, code: Int) {
        guard case .malformed(let error, _) = Message(line) else {
            Issue.record("accepted: \(line)")
            return
        }
        #expect(error.code == code)
    }

    @Test func `deeply nested JSON is refused`() {
        let line = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(Message(line) == .malformed(.unreadable, id: nil))
    }

    @Test func `outgoing messages are one line of JSON, with control characters escaped`() throws {
        let text = "a\nb\u{1B}[31m\u{202E}\u{2028}"
        let line = OutgoingMessage.notification("x", [.init("text", .text(text))])
        #expect(!line.contains { $0.isNewline } && !line.contains("\u{1B}") && !line.contains("\u{202E}"))
        #expect(try RecordValue(json: line)["params"]?["text"] == .text(text))
    }
}
