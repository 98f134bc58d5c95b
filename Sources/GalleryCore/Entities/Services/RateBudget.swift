public import FoundationEssentials

public struct RateBudget: Equatable, Sendable {
    /// Requests per `period`.
    public let limit: Int
    /// Approximate, as services count inexactly.
    public let remaining: Int
    /// Time until which the service refuses requests; `nil` if it accepts them.
    public let refusedUntil: Date?

    /// In seconds; `nil` if not reported.
    public let period: Int?

    public init(limit: Int, remaining: Int, period: Int? = nil, refusedUntil: Date? = nil) {
        self.limit = limit
        self.remaining = remaining
        self.refusedUntil = refusedUntil
        self.period = period
    }

    public func isTighter(than other: RateBudget) -> Bool {
        Double(remaining) * Double(other.limit) < Double(other.remaining) * Double(limit)
    }

    public var isLow: Bool { remaining <= max(2, limit / 10) }

    public var allowsPrefetching: Bool { refusedUntil == nil && remaining * 2 > limit }

    /// Requests allowed without a user action: half of `remaining` for a `period` below 1 h, else a tenth. Can be 0.
    public var optionalRequests: Int {
        guard refusedUntil == nil else { return 0 }
        return remaining / (period.map { $0 < 3_600 } == true ? 2 : 10)
    }
}
