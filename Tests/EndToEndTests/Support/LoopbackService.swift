import Dispatch
import Glibc
import PseudoTerminals
import Synchronization

/// An HTTP server on 127.0.0.1 that answers requests by their targets, and remembers them.
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

    /// Where it listens.
    let base: String
    private let listener: Int32
    private let log = Log()

    private final class Log: Sendable {
        let requests = Mutex<[String]>([])
    }

    /// `answer` gets the target of each request, such as `/a?b=c`, and the address the service has itself.
    init(_ answer: @escaping @Sendable (_ target: String, _ base: String) -> Answer) {
        guard let (listener, port) = Loopback.listener() else {
            preconditionFailure("Nothing can listen on 127.0.0.1.")
        }
        self.listener = listener
        let base = "http://127.0.0.1:\(port)"
        self.base = base
        let log = log
        DispatchQueue(label: "loopback service").async {
            while let connection = Loopback.accepted(by: listener) {
                // A program started by another test must not keep the connection open.
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                DispatchQueue(label: "loopback connection").async {
                    Self.serve(connection, log) { answer($0, base) }
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Head and body of every request so far.
    var requests: [String] { log.requests.withLock { $0 } }

    private static func serve(
        _ connection: Int32, _ log: Log, _ answer: (String) -> Answer
    ) {
        defer { close(connection) }
        var bytes: [UInt8] = []
        while let request = next(&bytes, connection) {
            log.requests.withLock { $0.append(request) }
            let target = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            let reply = answer(target)
            let fields =
                ["HTTP/1.1 \(reply.status)", "Content-Type: \(reply.type)"] + reply.headers
                + ["Content-Length: \(reply.body.count)", "", ""]
            let all = Array(fields.joined(separator: "\r\n").utf8) + reply.body
            guard send(connection, all, all.count, Int32(MSG_NOSIGNAL)) == all.count else { return }
        }
    }

    /// A whole request; nil when the other side has gone.
    private static func next(_ bytes: inout [UInt8], _ connection: Int32) -> String? {
        var piece = [UInt8](repeating: 0, count: 8192)
        while true {
            if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound {
                let head = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
                let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
                let whole = end + (length?.split(separator: " ").last.flatMap { Int($0) } ?? 0)
                if bytes.count >= whole {
                    defer { bytes.removeFirst(whole) }
                    return String(decoding: bytes[..<whole], as: UTF8.self)
                }
            }
            let count = read(connection, &piece, piece.count)
            guard count > 0 else { return nil }
            bytes += piece.prefix(count)
        }
    }
}

extension String {
    /// The values of a target's query, as they stand there.
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
