import TextLayout

/// Identifier of a request, chosen by its sender.
enum RequestID: Hashable, Sendable {
    case text(String)
    case integer(Int)

    init?(_ value: RecordValue?) {
        switch value {
        case .text(let text): self = .text(text)
        case .integer(let number): self = .integer(number)
        default: return nil
        }
    }

    var value: RecordValue {
        switch self {
        case .text(let text): .text(text)
        case .integer(let number): .integer(number)
        }
    }
}

/// Error of JSON-RPC 2.0, for messages that are no valid request. Failures of a tool are results.
struct ProtocolError: Error, Equatable {
    let code: Int
    let message: String

    static let unreadable = ProtocolError(code: -32700, message: "Parse error")
    static let invalid = ProtocolError(code: -32600, message: "Invalid request")

    static func unknownMethod(_ name: String) -> ProtocolError {
        ProtocolError(code: -32601, message: "Method not found: \(name.prefix(100))")
    }

    static func parameters(_ reason: String) -> ProtocolError {
        ProtocolError(code: -32602, message: "Invalid params: \(reason)")
    }
}

/// Message of JSON-RPC 2.0 from the client, one on each line. Batches are invalid since revision 2025-06-18.
enum Message: Equatable {
    case request(RequestID, method: String, params: RecordValue)
    case notification(method: String, params: RecordValue)
    /// Reply to a request of the server; `result` is `nil` for an error.
    case reply(RequestID, result: RecordValue?)
    /// `id` is `nil` if the message has no valid identifier.
    case malformed(ProtocolError, id: RequestID?)

    init(_ line: String) {
        guard let value = try? RecordValue(json: line) else {
            self = .malformed(.unreadable, id: nil)
            return
        }
        let id = RequestID(value["id"]), params = value["params"] ?? .record([])
        guard value["jsonrpc"] == .text("2.0"), value["id"] == nil || id != nil else {
            self = .malformed(.invalid, id: id)
            return
        }
        switch (value["method"], id) {
        case (.text(let method), let id?):
            guard case .record = params else {
                self = .malformed(.parameters("params must be an object"), id: id)
                return
            }
            self = .request(id, method: method, params: params)
        case (.text(let method), nil): self = .notification(method: method, params: params)
        case (nil, let id?) where value["result"] != nil || value["error"] != nil:
            self = .reply(id, result: value["result"])
        default: self = .malformed(.invalid, id: id)
        }
    }
}

/// Lines that the server sends.
enum OutgoingMessage {
    static func result(_ id: RequestID, _ result: RecordValue) -> String {
        message([.init("id", id.value), .init("result", result)])
    }

    static func error(_ id: RequestID?, _ error: ProtocolError) -> String {
        let fields: [Record.Field] = [
            .init("code", .integer(error.code)), .init("message", .text(CleanText.text(error.message))),
        ]
        return message([.init("id", id?.value ?? .nothing), .init("error", .record(fields))])
    }

    static func request(_ id: RequestID, _ method: String) -> String {
        message([.init("id", id.value), .init("method", .text(method))])
    }

    static func notification(_ method: String, _ params: [Record.Field]) -> String {
        message([.init("method", .text(method)), .init("params", .record(params))])
    }

    private static func message(_ fields: [Record.Field]) -> String {
        RecordValue.record([.init("jsonrpc", .text("2.0"))] + fields).json
    }
}
