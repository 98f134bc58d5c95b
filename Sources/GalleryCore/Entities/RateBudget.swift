public import FoundationEssentials

/// What is left of a service's allowance.
public struct RateBudget: Equatable, Sendable {
    /// Requests allowed in the service's own period.
    public let limit: Int
    /// Requests left; a hint, services count loosely.
    public let remaining: Int
    /// Until then nothing is sent, since the service has refused; nil when requests go out.
    public let refusedUntil: Date?

    /// Seconds in which the limit holds; nil when the service does not tell.
    public let period: Int?

    public init(limit: Int, remaining: Int, period: Int? = nil, refusedUntil: Date? = nil) {
        (self.limit, self.remaining, self.refusedUntil) = (limit, remaining, refusedUntil)
        self.period = period
    }

    /// Whether a smaller share of it is left.
    public func isTighter(than other: RateBudget) -> Bool {
        Double(remaining) * Double(other.limit) < Double(other.remaining) * Double(limit)
    }

    /// A person should think before asking again.
    public var isLow: Bool { remaining <= max(2, limit / 10) }

    /// More than half is left: some of it may be spent on prefetching.
    public var allowsLookingAhead: Bool { refusedUntil == nil && remaining * 2 > limit }

    /// Requests that may be sent without being asked for one by one: half of what is left of a limit that is whole again
    /// within an hour, a tenth of any other and of one of unknown period.
    public var optionalRequests: Int {
        guard refusedUntil == nil else { return 0 }
        return remaining / (period.map { $0 < 3_600 } == true ? 2 : 10)
    }
}
