import Synchronization
import TestKit

/// Token server whose tokens expire at once, so that every request needs a new token.
final class TokenHost: Sendable {
    private let server: RawServer
    private let count: Count

    private final class Count: Sendable {
        let granted = Mutex(0)
    }

    var base: String { server.base + "/v1" }

    /// Tokens granted so far, which are numbered from 1.
    var granted: Int { count.granted.withLock { $0 } }

    init() throws {
        let count = Count()
        self.count = count
        server = try RawServer { connection in
            while let head = connection.readHead() {
                let isGrant = head.hasPrefix("POST")
                if isGrant { _ = connection.readBody(head.contentLength) }
                connection.answer(
                    headers: ["Content-Type: application/json"],
                    text: isGrant ? Self.token(count) : #"{"result_count": 0, "results": []}"#)
            }
        }
    }

    private static func token(_ count: Count) -> String {
        let number = count.granted.withLock { count in
            count += 1
            return count
        }
        return "{\"access_token\": \"token-\(number)\", \"expires_in\": 1, \"token_type\": \"Bearer\"}"
    }
}
