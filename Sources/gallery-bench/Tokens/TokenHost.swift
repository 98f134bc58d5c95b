import ArgumentParser
import Foundation
import PseudoTerminals
import Synchronization

/// Grants tokens on this machine that end at once, so that every question wants a new one.
final class TokenHost: Sendable {
    /// Where it listens, as the service's base address.
    let base: String
    private let count = Mutex(0)

    /// Tokens granted so far; they are numbered.
    var granted: Int { count.withLock { $0 } }

    init() throws {
        guard let (listener, port) = Loopback.listener() else {
            throw ValidationError("Nothing can listen on 127.0.0.1.")
        }
        base = "http://127.0.0.1:\(port)/v1"
        Thread.detachNewThread { [self] in
            while let connection = Loopback.accepted(by: listener) {
                // A shell must not keep the connection of another one open.
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread { [self] in
                    serve(connection)
                    close(connection)
                }
            }
        }
    }

    private func serve(_ connection: Int32) {
        var request: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let got = read(connection, &piece, piece.count)
            guard got > 0 else { return }
            request += piece.prefix(got)
            let text = String(decoding: request, as: UTF8.self)
            let isWhole = text.hasPrefix("POST") ? text.contains("grant_type=") : text.contains("\r\n\r\n")
            guard isWhole else { continue }
            request = []
            answer(connection, text.hasPrefix("POST") ? token() : #"{"result_count": 0, "results": []}"#)
        }
    }

    private func token() -> String {
        let number = count.withLock { count in
            count += 1
            return count
        }
        return "{\"access_token\": \"token-\(number)\", \"expires_in\": 1, \"token_type\": \"Bearer\"}"
    }

    private func answer(_ connection: Int32, _ body: String) {
        let text =
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            + body
        _ = send(connection, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    }
}
