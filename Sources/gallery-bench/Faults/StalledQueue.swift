import Glibc
import PseudoTerminals

/// A port whose queue is full: the system drops every further attempt to connect, as a firewall would.
final class StalledQueue {
    private let server: RawServer
    private let fillers: [Int32]

    init() throws {
        let server = try RawServer(backlog: 0, answer: nil)
        self.server = server
        fillers = (0..<4).map { _ in Loopback.attempt(to: server.port) }
    }

    deinit { fillers.forEach { _ = close($0) } }

    var base: String { server.base }
}
