public import GalleryCore

/// Reports low request limits, but not the same value twice in a row.
public struct QuotaNotices: Sendable {
    private var told: [ServiceName: RateBudget] = [:]

    public init() {}

    /// Low limits that were not reported yet. Considers the first limit of each service, which is the tightest.
    public mutating func newNotices(_ budgets: [(ServiceName, RateBudget)]) -> [(ServiceName, RateBudget)] {
        budgets.distinct(by: \.0).filter { isNew($1, of: $0) }
    }

    /// Whether to report the limit: it is low and not yet reported with this value. Refusals are reported by errors.
    public mutating func isNew(_ budget: RateBudget, of service: ServiceName) -> Bool {
        guard budget.isLow, budget.refusedUntil == nil, budget != told[service] else { return false }
        told[service] = budget
        return true
    }
}
