import CommandShell
import Synchronization

/// State of Ctrl-C, SIGTERM and SIGHUP; must be guarded by a lock.
struct Interruption {
    private var action: (@Sendable () -> Void)?
    private var isPending = false
    private(set) var endSignal: Int32?

    /// Sets the action for Ctrl-C. Returns the action, to be called at once, if Ctrl-C or an end signal came before.
    mutating func set(_ action: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
        self.action = action
        if endSignal != nil { return action }
        guard let action, isPending else { return nil }
        isPending = false
        return action
    }

    /// Handles Ctrl-C; returns the action to call. If there is no action, the next line read is interrupted.
    mutating func interrupt() -> (@Sendable () -> Void)? {
        if action == nil { isPending = true }
        return action
    }

    /// Handles SIGTERM or SIGHUP; returns the action that stops the running command, if any.
    mutating func terminate(by signal: Int32) -> (@Sendable () -> Void)? {
        endSignal = endSignal ?? signal
        return action
    }

    /// Input that a line reader returns in place of a line. A termination is returned each time, Ctrl-C only once.
    mutating func takeInput() -> Input? {
        if endSignal != nil { return .terminated }
        defer { isPending = false }
        return isPending ? .interrupted : nil
    }
}

final class InterruptionCell: Sendable {
    let wake = WakePipe()
    private let state = Mutex(Interruption())

    func set(_ action: (@Sendable () -> Void)?) {
        let now = state.withLock { $0.set(action) }
        now?()
    }

    var endSignal: Int32? { state.withLock { $0.endSignal } }

    func take() -> Input? { state.withLock { $0.takeInput() } }

    func interrupt() {
        let action = state.withLock { $0.interrupt() }
        action?()
        wake.wake()
    }

    func terminate(by signal: Int32) {
        let action = state.withLock { $0.terminate(by: signal) }
        action?()
        wake.wake()
    }
}
