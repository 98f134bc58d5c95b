import GalleryCore
import Synchronization
import TestKit

@testable import PhotoService

/// Loopback server with prepared replies. Records paths literally, with percent encoding and duplicate slashes.
final class PreparedServer: Sendable {
    struct Asked: Sendable {
        let method: String
        let path: String
        let query: [String: String]
        /// With names in lower case.
        let headers: [String: String]
        let body: String
    }

    struct Reply: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = ""
        /// Binary body; overrides `body`.
        var bytes: [UInt8]?
    }

    private let server: RawServer
    private let log: Log

    init(_ answer: @escaping @Sendable (Asked) -> Reply) throws {
        let log = Log()
        self.log = log
        server = try RawServer { connection in
            while let head = connection.readHead(), let asked = Asked(head, connection) {
                log.requests.withLock { $0.append(asked) }
                let reply = answer(asked)
                connection.answer(
                    "\(reply.status) Prepared", headers: reply.headers.map { "\($0.key): \($0.value)" },
                    body: reply.bytes ?? Array(reply.body.utf8))
            }
        }
    }

    var base: String { server.base }
    var requests: [Asked] { log.requests.withLock { $0 } }

    private final class Log: Sendable {
        let requests = Mutex<[Asked]>([])
    }
}

extension PreparedServer.Asked {
    fileprivate init?(_ head: String, _ connection: RawConnection) {
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        method = String(words[0])
        let halves = words[1].split(separator: "?", maxSplits: 1)
        path = String(halves[0])
        var query: [String: String] = [:]
        for item in (halves.count > 1 ? halves[1] : "").split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1).map {
                String(decoding: $0.percentDecodedBytes, as: UTF8.self)
            }
            query[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        self.query = query
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(
                line[line.index(after: colon)...].drop { $0 == " " })
        }
        self.headers = headers
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        body = connection.readBody(length)
    }
}
