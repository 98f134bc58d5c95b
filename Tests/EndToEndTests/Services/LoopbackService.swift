import Synchronization
import TestKit

/// HTTP server on 127.0.0.1 that answers by request target and records requests.
final class LoopbackService: Sendable {
    struct Answer: Sendable {
        var status = "200 OK"
        var type = "application/json"
        var headers: [String] = []
        var body: [UInt8]

        static func json(_ text: String) -> Answer { Answer(body: Array(text.utf8)) }
        static func jpeg(_ bytes: [UInt8]) -> Answer { Answer(type: "image/jpeg", body: bytes) }
        static let nothing = Answer(status: "404 Not Found", type: "text/plain", body: [])
    }

    private let server: RawServer
    private let log: Log

    private final class Log: Sendable {
        let requests = Mutex<[String]>([])
    }

    /// `answer` gets the request target, such as `/a?b=c`, and the base address of the service.
    init(_ answer: @escaping @Sendable (_ target: String, _ base: String) -> Answer) {
        let log = Log()
        self.log = log
        let server = try? RawServer { connection in
            while let head = connection.readHead() {
                let request = head + connection.readBody(head.contentLength)
                log.requests.withLock { $0.append(request) }
                let reply = answer(head.target, connection.base)
                let headers = ["Content-Type: \(reply.type)"] + reply.headers
                guard connection.answer(reply.status, headers: headers, body: reply.body) else { return }
            }
        }
        guard let server else { preconditionFailure("Nothing can listen on 127.0.0.1.") }
        self.server = server
    }

    var base: String { server.base }

    var requests: [String] { log.requests.withLock { $0 } }
}

extension String {
    /// Query parameters of a target, not decoded.
    var query: [String: String] {
        let pairs = split(separator: "?").dropFirst().first?.split(separator: "&") ?? []
        return Dictionary(
            pairs.map { pair in
                let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
                return (halves[0], halves.count > 1 ? halves[1] : "")
            }
        ) { $1 }
    }
}
