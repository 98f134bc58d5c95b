import Foundation
import Glibc
import Synchronization

/// A service on this machine in the Unsplash format with 90 photos. It notes what it is asked, and says what is left of
/// an allowance of 50 requests.
final class CountingService: Sendable {
    private let listener: Int32
    private let port: UInt16
    private let remaining: Int
    private let noted = Mutex<[String]>([])

    /// `remaining` is what it says for ever.
    init(remaining: Int) {
        self.remaining = remaining
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = listener
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(socket, address, size)
                _ = listen(socket, 64)
                _ = getsockname(socket, address, &size)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread { [self] in
                    serve(connection)
                    close(connection)
                }
            }
        }
    }

    /// What makes the program ask it.
    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:\(port)", "UNSPLASH_ACCESS_KEY": "x"]
    }

    /// Requests for pages of searches: `2` is the second page.
    var pages: [String] {
        noted.withLock(\.self).filter { $0.hasPrefix("/search") }
            .compactMap { $0.firstMatch(of: #/[?&]page=(\d+)/#).map { String($0.output.1) } }
    }

    /// Numbers of photos whose pictures were asked for.
    var pictures: [Int] {
        noted.withLock(\.self).compactMap {
            $0.firstMatch(of: #/^\/picture\/(\d+)/#).flatMap { Int($0.output.1) }
        }
    }

    private func serve(_ connection: Int32) {
        guard let head = SlowService.head(connection) else { return }
        let path = String(head.split(separator: " ").dropFirst().first ?? "")
        noted.withLock { $0.append(path) }
        if path.hasPrefix("/picture") {
            let picture = Data(base64Encoded: SlowService.base64).map(Array.init) ?? []
            return SlowService.send(connection, "200 OK", ["Content-Length: \(picture.count)"], picture)
        }
        let page = path.firstMatch(of: #/[?&]page=(\d+)/#).flatMap { Int($0.output.1) } ?? 1
        let photos = (1...30).map { photo(30 * (page - 1) + $0) }.joined(separator: ",")
        let text =
            path.hasPrefix("/search")
            ? #"{"total":90,"total_pages":3,"results":[\#(photos)]}"# : "[\(photos)]"
        let body = Array(text.utf8)
        SlowService.send(
            connection, "200 OK",
            [
                "Content-Type: application/json", "X-Ratelimit-Limit: 50",
                "X-Ratelimit-Remaining: \(remaining)",
                "Content-Length: \(body.count)",
            ], body)
    }

    private func photo(_ number: Int) -> String {
        let base = "http://127.0.0.1:\(port)/picture/\(number)"
        return #"""
            {"id":"n\#(number)","width":32,"height":24,"description":"Photo \#(number)","user":{"name":"Ann"},\#
            "urls":{"raw":"\#(base)","full":"\#(base)"},"links":{}}
            """#
    }
}
