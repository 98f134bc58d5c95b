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

    /// How many requests may be made for a person who did not ask for them one by one: a tenth of what is left.
    public var tenth: Int { refusedUntil == nil ? remaining / 10 : 0 }
}
