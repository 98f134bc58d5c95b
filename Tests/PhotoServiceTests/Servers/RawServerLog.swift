import Glibc
import Synchronization

/// What a raw server has seen, and the sockets it must not leave behind.
final class RawServerLog: Sendable {
    private struct State {
        var heads: [String] = []
        var connections = 0
        var open: Set<Int32> = []
    }

    private let listener: Int32
    private let state = Mutex(State())

    init(listener: Int32) { self.listener = listener }

    var heads: [String] { state.withLock { $0.heads } }
    var connections: Int { state.withLock { $0.connections } }

    func note(head: String) { state.withLock { $0.heads.append(head) } }

    func opened(_ descriptor: Int32) -> Int {
        state.withLock { state in
            state.connections += 1
            state.open.insert(descriptor)
            return state.connections
        }
    }

    func closed(_ descriptor: Int32) {
        state.withLock { state in
            state.open.remove(descriptor)
            _ = close(descriptor)
        }
    }

    func stop() {
        _ = shutdown(listener, Int32(SHUT_RDWR))
        _ = close(listener)
        state.withLock { $0.open.forEach { _ = shutdown($0, Int32(SHUT_RDWR)) } }
    }
}
