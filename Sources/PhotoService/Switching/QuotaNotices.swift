public import GalleryCore

/// Tells once for every answer that the request limit runs low.
public struct QuotaNotices: Sendable {
    private var told: [ServiceName: RateBudget] = [:]

    public init() {}

    /// What is news of each service's tightest limit, which stands first.
    public mutating func news(_ budgets: [(ServiceName, RateBudget)]) -> [(ServiceName, RateBudget)] {
        budgets.distinct(by: \.0).filter { isNews($1, of: $0) }
    }

    /// Whether that is news. What is refused tells so itself.
    public mutating func isNews(_ budget: RateBudget, of service: ServiceName) -> Bool {
        guard budget.isLow, budget.refusedUntil == nil, budget != told[service] else { return false }
        told[service] = budget
        return true
    }
}
