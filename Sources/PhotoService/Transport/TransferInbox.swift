import CCurl
import Synchronization

/// Command queue between callers and libcurl's thread.
final class TransferInbox: Sendable {
    enum Command: Sendable {
        case start(Transfer)
        case cancel(Ticket)
    }

    enum Outcome {
        case accepted
        case needsThread
    }

    /// Unchecked: immutable pointer. Only libcurl's thread uses the handle, except for `curl_multi_wakeup`, which is
    /// thread-safe by libcurl's documentation and called under the lock. The thread frees the handle only after
    /// `retire`, which clears the pointer under that lock.
    private struct WakeHandle: @unchecked Sendable {
        let multi: UnsafeMutableRawPointer
    }

    private struct State {
        var commands: [Command] = []
        var handle: WakeHandle?
        var hasThread = false
        var isClosed = false
    }

    private let state = Mutex(State())
    private let wake: @Sendable (UnsafeMutableRawPointer) -> Void

    init(wake: @escaping @Sendable (UnsafeMutableRawPointer) -> Void = { curl_multi_wakeup($0) }) {
        self.wake = wake
    }

    func submit(_ command: Command) -> Outcome {
        state.withLock { state in
            state.commands.append(command)
            if let handle = state.handle { wake(handle.multi) }
            guard !state.hasThread, case .start = command else { return .accepted }
            state.hasThread = true
            return .needsThread
        }
    }

    func announce(_ multi: UnsafeMutableRawPointer) {
        state.withLock { $0.handle = WakeHandle(multi: multi) }
    }

    /// Drains the queue; if `isClosed`, the thread must end.
    func take() -> (commands: [Command], isClosed: Bool) {
        state.withLock { (exchange(&$0.commands, with: []), $0.isClosed) }
    }

    func close() {
        state.withLock { state in
            state.isClosed = true
            if let handle = state.handle { wake(handle.multi) }
        }
    }

    /// Clears the handle and drains the queue; a later `.start` needs a new thread.
    func retire() -> [Command] {
        state.withLock { state in
            state.handle = nil
            state.hasThread = false
            return exchange(&state.commands, with: [])
        }
    }
}
