import Synchronization
import TestKit

/// Sequence of replies; the last one repeats.
final class Replies: Sendable {
    enum Reply: Sendable {
        case status(Int, retryAfter: String? = nil, body: String = "")
        /// Complete header and a partial body, after which the connection is closed.
        case cut(String, of: Int)
        case nothing
    }

    private let rest: Mutex<[Reply]>

    init(_ replies: [Reply]) { rest = Mutex(replies) }

    /// Serves a connection until a reply closes it.
    func serve(_ connection: RawConnection) {
        while connection.readHead() != nil {
            switch rest.withLock({ $0.count > 1 ? $0.removeFirst() : $0[0] }) {
            case .status(let status, let moment, let body):
                let headers = moment.map { ["Retry-After: \($0)"] } ?? []
                connection.answer("\(status) Prepared", headers: headers, body: Array(body.utf8))
            case .cut(let beginning, let length):
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n\(beginning)")
                return
            case .nothing: return
            }
        }
    }

    static func server(_ replies: Reply...) throws -> RawServer {
        let replies = Replies(replies)
        return try RawServer { replies.serve($0) }
    }
}
