import Synchronization

final class RawServerLog: Sendable {
    private struct State {
        var heads: [String] = []
        var connections = 0
    }

    private let state = Mutex(State())

    var heads: [String] { state.withLock { $0.heads } }
    var connections: Int { state.withLock { $0.connections } }

    func record(head: String) { state.withLock { $0.heads.append(head) } }

    func opened() -> Int {
        state.withLock { state in
            state.connections += 1
            return state.connections
        }
    }
}
