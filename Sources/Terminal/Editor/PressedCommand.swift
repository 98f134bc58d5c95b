import CommandShell
import Synchronization

final class PressedCommand: Sendable {
    private let state = Mutex((command: String?.none, lastKey: ContinuousClock.now))

    var lastKey: ContinuousClock.Instant { state.withLock { $0.lastKey } }

    func recordKey() { state.withLock { $0.lastKey = .now } }

    func put(_ command: String) { state.withLock { $0.command = command } }

    func take() -> Input? {
        state.withLock { exchange(&$0.command, with: nil) }.map(Input.key)
    }
}
