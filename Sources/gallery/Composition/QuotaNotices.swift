import GalleryCore
import Wording

/// Says once for every answer that the allowance runs low.
struct QuotaNotices {
    private var said: [ServiceName: RateBudget] = [:]

    /// The sentence; nil when there is nothing new to say. What is refused says so itself.
    mutating func news(of budget: RateBudget, from service: ServiceName) -> String? {
        guard budget.isLow, budget.refusedUntil == nil, budget != said[service] else { return nil }
        said[service] = budget
        return Phrases.budgetIsLow(budget, of: service)
    }
}
