import Synchronization

final class RateLimit: Sendable {
    let limit: Int
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let used = Mutex((hour: 0, count: 0))

    init(limit: Int = 5000) {
        self.limit = limit
        start = clock.now
    }

    /// Counts a request; returns how many remain in this hour, `nil` if the limit is exceeded.
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
