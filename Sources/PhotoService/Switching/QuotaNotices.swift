public import GalleryCore

/// Tells once for every answer that the request limit runs low.
public struct QuotaNotices: Sendable {
    private var told: [ServiceName: RateBudget] = [:]

    public init() {}

    /// Whether that is news. What is refused tells so itself.
    public mutating func isNews(_ budget: RateBudget, of service: ServiceName) -> Bool {
        guard budget.isLow, budget.refusedUntil == nil, budget != told[service] else { return false }
        told[service] = budget
        return true
    }
}
