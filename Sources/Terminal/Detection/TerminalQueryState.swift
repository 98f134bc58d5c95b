struct TerminalQueryState {
    private enum Phase: Equatable {
        case idle
        case announced
        case sent
        case ended
    }

    /// Maximum time for which pictures wait for answers.
    static let timeout = Duration.milliseconds(100)
    /// Time after the queries during which late answers from a slow terminal are expected.
    private static let memory = Duration.seconds(10)
    /// Time after the queries or the last answer during which more answers may arrive.
    private static let echo = Duration.milliseconds(500)

    private var phase = Phase.idle
    private var time = ContinuousClock.now
    private var isAbandoned = false
    /// Whether an answer of tmux about a newly attached terminal is pending.
    private var isRenewing = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    mutating func announce() { phase = .announced }

    /// Begins the queries; `true` if the caller should send them now.
    mutating func begin() -> Bool {
        guard phase == .announced else { return false }
        phase = .sent
        time = .now
        return true
    }

    mutating func end() {
        phase = .ended
        time = .now
    }

    mutating func renew() { isRenewing = true }

    /// Returns `true`, without storing the continuation, if there is nothing to wait for.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        if phase == .sent, time.duration(to: .now) >= Self.timeout { isAbandoned = true }
        let isAsking = (phase == .announced || phase == .sent) && !isAbandoned
        guard isAsking || isRenewing else { return true }
        waiting.append(continuation)
        return false
    }

    mutating func giveUp() -> [CheckedContinuation<Void, Never>] {
        isAbandoned = true
        isRenewing = false
        return exchange(&waiting, with: [])
    }

    var isExpecting: Bool {
        switch phase {
        case .idle, .announced: false
        case .sent: time.duration(to: .now) < Self.memory
        case .ended: time.duration(to: .now) < Self.echo
        }
    }

    var isFresh: Bool {
        (phase == .sent || phase == .ended) && time.duration(to: .now) < Self.echo
    }
}
