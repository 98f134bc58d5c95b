import Glibc
import TestKit

/// Minimal HTTP client that acts as the browser.
enum Browser {
    /// Complete response; empty if the connection closes without one.
    static func get(
        _ target: String, port: Int, host: String? = nil, method: String = "GET"
    ) -> String {
        send("\(method) \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n", port: port)
    }

    static func send(_ request: String, port: Int) -> String {
        guard let connection = Loopback.connection(to: UInt16(clamping: port)) else { return "" }
        defer { close(connection) }
        let bytes = Array(request.utf8)
        guard Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            return ""
        }
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(connection, &piece, piece.count, 0), count > 0 {
            answer += piece.prefix(count)
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
