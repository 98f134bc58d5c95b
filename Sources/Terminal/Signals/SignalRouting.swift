import Glibc

extension SignalListener {
    /// Milliseconds a program that was told to leave has before it is ended.
    private static let grace = 600

    /// For a prompt: interruption, leaving, stopping and going on, a new window size.
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
                mailbox.interruption.terminate()
            }
        }
    }

    /// For lines that nobody types: interruption and leaving.
    static func forLines(_ interruption: InterruptionCell) -> SignalListener {
        SignalListener([SIGINT, SIGTERM, SIGHUP], terminal: nil) { listener, number in
            if number == SIGINT { return interruption.interrupt() }
            listener.leave(within: grace, because: number)
            interruption.terminate()
        }
    }
}
