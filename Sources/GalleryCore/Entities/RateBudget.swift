public import FoundationEssentials

public struct RateBudget: Equatable, Sendable {
    /// Requests per `period`.
    public let limit: Int
    /// Approximate, as services count inexactly.
    public let remaining: Int
    /// Time until which the service refuses requests; `nil` if it accepts them.
    public let refusedUntil: Date?

    /// Seconds; `nil` if not reported.
    public let period: Int?

    public init(limit: Int, remaining: Int, period: Int? = nil, refusedUntil: Date? = nil) {
        self.limit = limit
        self.remaining = remaining
        self.refusedUntil = refusedUntil
        self.period = period
    }

    /// Whether the remaining share of the limit is smaller than that of `other`.
    public func isTighter(than other: RateBudget) -> Bool {
        Double(remaining) * Double(other.limit) < Double(other.remaining) * Double(limit)
    }

    public var isLow: Bool { remaining <= max(2, limit / 10) }

    /// Whether prefetching is allowed: more than half remains.
    public var allowsPrefetching: Bool { refusedUntil == nil && remaining * 2 > limit }

    /// Requests allowed without a user action: 0 if refused, half of `remaining` for a `period` below 1 h, or a tenth.
    public var optionalRequests: Int {
        guard refusedUntil == nil else { return 0 }
        return remaining / (period.map { $0 < 3_600 } == true ? 2 : 10)
    }
}
