public import GalleryCore

/// Reports low request limits, but not the same value twice in a row.
public struct QuotaNotices: Sendable {
    private var reported: [ServiceName: RateBudget] = [:]

    public init() {}

    /// Considers only the first limit of each service, which is the tightest.
    public mutating func newNotices(_ budgets: [(ServiceName, RateBudget)]) -> [(ServiceName, RateBudget)] {
        budgets.distinct(by: \.0).filter { isNew($1, of: $0) }
    }

    /// Whether the limit is low and not yet recorded with this value; records it. Refusals are reported by errors.
    public mutating func isNew(_ budget: RateBudget, of service: ServiceName) -> Bool {
        guard budget.isLow, budget.refusedUntil == nil, budget != reported[service] else { return false }
        reported[service] = budget
        return true
    }
}
