import CommandShell
import Synchronization

/// State of Ctrl-C and SIGTERM; must be guarded by a lock.
struct Interruption {
    private var action: (@Sendable () -> Void)?
    private var isPending = false
    /// Signal that ends the program, such as SIGTERM.
    private(set) var endSignal: Int32?

    /// Sets the action of Ctrl-C. If Ctrl-C was pressed just before, returns the action, to be called at once.
    mutating func set(_ action: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
        self.action = action
        if endSignal != nil { return action }
        guard let action, isPending else { return nil }
        isPending = false
        return action
    }

    /// Action to call on Ctrl-C; `nil` if the line reader handles it.
    mutating func interrupt() -> (@Sendable () -> Void)? {
        if action == nil { isPending = true }
        return action
    }

    /// Handles SIGTERM or SIGHUP; returns the action that stops the running command.
    mutating func terminate(by signal: Int32) -> (@Sendable () -> Void)? {
        endSignal = endSignal ?? signal
        return action
    }

    /// Input that the line reader gets in place of a line. Reports a termination each time, an interruption only once.
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
