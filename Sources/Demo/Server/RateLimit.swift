import Synchronization

/// Counts requests by the clock's hour, as the service does.
final class RateLimit: Sendable {
    let limit: Int
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let used = Mutex((hour: 0, count: 0))

    init(limit: Int = 5000) {
        self.limit = limit
        start = clock.now
    }

    /// Takes one request off this hour's allowance; nil when there is none left.
    func take() -> Int? {
        let hour = Int((clock.now - start) / .seconds(3600))
        return used.withLock { used in
            if used.hour != hour { used = (hour, 0) }
            guard used.count < limit else { return nil }
            used.count += 1
            return limit - used.count
        }
    }
}
