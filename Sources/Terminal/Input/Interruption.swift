import CommandShell
import Synchronization

/// What Ctrl-C means at the moment, and whether the system wants us to leave. Kept behind a lock.
struct Interruption {
    private var action: (@Sendable () -> Void)?
    private var isPending = false
    private var isTerminated = false

    /// Sets what Ctrl-C does; to be called at once is what is returned, when it was pressed just before.
    mutating func set(_ action: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
        self.action = action
        if isTerminated { return action }
        guard let action, isPending else { return nil }
        isPending = false
        return action
    }

    /// Ctrl-C: what is to be called, or nil when the reader of lines has to be told.
    mutating func interrupt() -> (@Sendable () -> Void)? {
        if action == nil { isPending = true }
        return action
    }

    /// The system wants us to leave: the running command, if any, is to be stopped.
    mutating func terminate() -> (@Sendable () -> Void)? {
        isTerminated = true
        return action
    }

    /// What the reader of lines has to give instead of a line. Leaving is permanently, an interruption for once.
    mutating func takeInput() -> Input? {
        if isTerminated { return .terminated }
        defer { isPending = false }
        return isPending ? .interrupted : nil
    }
}

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
