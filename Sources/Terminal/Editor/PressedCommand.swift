import CommandShell
import Synchronization

final class PressedCommand: Sendable {
    private let state = Mutex((commands: [String](), lastKey: ContinuousClock.now))

    var lastKey: ContinuousClock.Instant { state.withLock { $0.lastKey } }

    func recordKey() { state.withLock { $0.lastKey = .now } }

    var isPending: Bool { state.withLock { !$0.commands.isEmpty } }

    func put(_ command: String) { state.withLock { $0.commands.append(command) } }

    func take() -> Input? {
        state.withLock { $0.commands.isEmpty ? nil : $0.commands.removeFirst() }.map(Input.key)
    }
}
