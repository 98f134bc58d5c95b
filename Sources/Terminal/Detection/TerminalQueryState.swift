/// How far the asking of the terminal has come, and who waits for it.
struct TerminalQueryState {
    private enum Phase: Equatable {
        case idle
        case announced
        case asked
        /// The end of the answers has come.
        case ended
    }

    /// How long pictures wait.
    static let timeout = Duration.milliseconds(100)
    /// An answer of a slow terminal is known as such for so long.
    private static let memory = Duration.seconds(10)
    /// So long after the questions, and after the last answer, more may be on its way.
    private static let echo = Duration.milliseconds(500)

    private var phase = Phase.idle
    private var time = ContinuousClock.now
    private var isGivenUp = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    mutating func announce() { phase = .announced }

    /// True when it is time to ask.
    mutating func begin() -> Bool {
        guard phase == .announced else { return false }
        phase = .asked
        time = .now
        return true
    }

    mutating func end() {
        phase = .ended
        time = .now
    }

    /// Who waits is kept unless there is nothing to wait for, which is true then.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        // Its time is over.
        if phase == .asked, time.duration(to: .now) >= Self.timeout { isGivenUp = true }
        guard phase == .announced || phase == .asked, !isGivenUp else { return true }
        waiting.append(continuation)
        return false
    }

    /// No one is waiting any more; those who did are returned.
    mutating func giveUp() -> [CheckedContinuation<Void, Never>] {
        isGivenUp = true
        defer { waiting = [] }
        return waiting
    }

    var isExpecting: Bool {
        switch phase {
        case .idle, .announced: false
        case .asked: time.duration(to: .now) < Self.memory
        case .ended: time.duration(to: .now) < Self.echo
        }
    }

    var isFresh: Bool {
        (phase == .asked || phase == .ended) && time.duration(to: .now) < Self.echo
    }
}
