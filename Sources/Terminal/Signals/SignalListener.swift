import ChildProcesses
import Glibc
import Synchronization

/// Receives signals on a dedicated thread, where any call is safe, and detects a terminal hangup. One per process.
final class SignalListener: Sendable {
    /// Write end of the pipe, set before the first signal handler is installed, as a handler must not initialize it.
    private static let pipe = Atomic<Int32>(-1)

    private let wake = WakePipe()
    private let receive: @Sendable (SignalListener, Int32) -> Void
    private let deadline = Mutex<(time: ContinuousClock.Instant, signal: Int32)?>(nil)

    /// `receive` is called on the listener's thread with each signal number; SIGHUP if the terminal hangs up.
    init(_ signals: [Int32], terminal: Int32?, receive: @escaping @Sendable (SignalListener, Int32) -> Void) {
        self.receive = receive
        Self.pipe.store(wake.writeEnd, ordering: .releasing)
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalListener.pipe.load(ordering: .acquiring), &byte, 1)
                errno = code
            }
            action.sa_flags = Int32(SA_RESTART)
            sigemptyset(&action.sa_mask)
            // nohup makes programs ignore SIGHUP, and sh makes its background jobs ignore SIGINT.
            let isKept = number == SIGHUP || number == SIGINT && terminal == nil
            if isKept, Self.isIgnored(number) { continue }
            sigaction(number, &action, nil)
        }
        DetachedThread.start { self.listen(terminal: terminal) }
    }

    /// Ends the process if it still runs after `limit`, since canceled work may hang in a write.
    func leave(within limit: Duration, because signal: Int32) {
        deadline.withLock { $0 = $0 ?? (.now + limit, signal) }
        wake.wake()
    }

    private func listen(terminal: Int32?) {
        var watched = [pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0)]
        if let terminal { watched.append(pollfd(fd: terminal, events: 0, revents: 0)) }
        while true {
            _ = poll(&watched, nfds_t(watched.count), timeLeft())
            for byte in wake.drain() where byte != 0 { receive(self, Int32(byte)) }
            if watched.count > 1, watched[1].revents != 0 {
                watched.removeLast()
                receive(self, SIGHUP)
            }
        }
    }

    private func timeLeft() -> Int32 {
        guard let deadline = deadline.withLock({ $0 }) else { return -1 }
        let left = ContinuousClock.now.duration(to: deadline.time) / .milliseconds(1)
        guard left <= 0 else { return Int32(clamping: Int64(left) + 1) }
        ProcessEnd.leave(128 + deadline.signal)
    }

    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        guard let handler = action.__sigaction_handler.sa_handler else { return false }
        // SIG_IGN is the number 1 cast to a function pointer.
        return unsafeBitCast(handler, to: Int.self) == 1
    }
}

extension SignalListener {
    /// Time between a request to end and the forced end.
    private static let grace = Duration.milliseconds(600)

    static func forPrompt(_ mailbox: EditorMailbox) -> SignalListener {
        SignalListener([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT], terminal: 0) {
            listener, number in
            switch number {
            case SIGINT: mailbox.interrupt()
            case SIGWINCH: mailbox.resize()
            case SIGTSTP: mailbox.suspend()
            case SIGCONT: mailbox.resume()
            default:
                listener.leave(within: grace, because: number)
                mailbox.interruption.terminate(by: number)
            }
        }
    }

    static func forLines(_ interruption: InterruptionCell) -> SignalListener {
        SignalListener([SIGINT, SIGTERM, SIGHUP], terminal: nil) { listener, number in
            if number == SIGINT { return interruption.interrupt() }
            listener.leave(within: grace, because: number)
            interruption.terminate(by: number)
        }
    }
}
