import CommandShell
import Synchronization

/// An interruption shared by the thread that hears signals and the one that reads lines.
final class InterruptionCell: Sendable {
    /// Wakes the reader.
    let wake = WakePipe()
    private let state = Mutex(Interruption())

    func set(_ action: (@Sendable () -> Void)?) {
        let now = state.withLock { $0.set(action) }
        now?()
    }

    func take() -> Input? { state.withLock { $0.takeInput() } }

    func interrupt() {
        let action = state.withLock { $0.interrupt() }
        action?()
        wake.wake()
    }

    func terminate() {
        let action = state.withLock { $0.terminate() }
        action?()
        wake.wake()
    }
}
