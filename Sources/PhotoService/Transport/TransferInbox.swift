import CCurl
import Synchronization

/// The one thing that callers and the thread of libcurl share: what is asked for, and how to wake the thread.
final class TransferInbox: Sendable {
    /// What is asked of the thread.
    enum Command: Sendable {
        case start(Transfer)
        case cancel(Ticket)
    }

    /// What `submit` leaves to its caller.
    enum Outcome {
        case accepted
        /// Accepted, and there is no thread yet.
        case needsThread
    }

    /// Unchecked: an address that never changes. What it leads to is used by the thread of libcurl alone, but for
    /// `curl_multi_wakeup`, which libcurl documents as safe from any thread: it is called with the lock held, and the
    /// thread frees the handle only behind `retire`, which takes the bell away under that lock.
    private struct Bell: @unchecked Sendable {
        let multi: UnsafeMutableRawPointer
    }

    private struct State {
        var commands: [Command] = []
        var bell: Bell?
        var hasThread = false
        var isClosed = false
    }

    private let state = Mutex(State())
    /// Wakes the thread that polls the handle.
    private let wake: @Sendable (UnsafeMutableRawPointer) -> Void

    init(wake: @escaping @Sendable (UnsafeMutableRawPointer) -> Void = { curl_multi_wakeup($0) }) {
        self.wake = wake
    }

    /// Queues a command and wakes the thread.
    func submit(_ command: Command) -> Outcome {
        state.withLock { state in
            state.commands.append(command)
            if let bell = state.bell { wake(bell.multi) }
            guard !state.hasThread, case .start = command else { return .accepted }
            state.hasThread = true
            return .needsThread
        }
    }

    /// Lets others wake the thread from now on.
    func announce(_ multi: UnsafeMutableRawPointer) {
        let bell = Bell(multi: multi)
        state.withLock { $0.bell = bell }
    }

    /// Everything queued since the last call, and whether the thread should end.
    func take() -> (commands: [Command], isClosed: Bool) {
        state.withLock { state in
            defer { state.commands = [] }
            return (state.commands, state.isClosed)
        }
    }

    /// Asks the thread to end.
    func close() {
        state.withLock { state in
            state.isClosed = true
            if let bell = state.bell { wake(bell.multi) }
        }
    }

    /// After this no thread touches the multi handle, and a later command asks for a new thread.
    func retire() -> [Command] {
        state.withLock { state in
            defer { state.commands = [] }
            state.bell = nil
            state.hasThread = false
            return state.commands
        }
    }
}
