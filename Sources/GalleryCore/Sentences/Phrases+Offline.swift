public import FoundationEssentials

extension Phrases {
    /// What is shown came from memory: its age, and why.
    public static func recollection(_ recollection: Recollection, now: Date) -> String {
        let age = age(of: recollection.date, now: now)
        let moment = now.timeIntervalSince(recollection.date) < 60 ? "a moment ago" : age
        return "From \(moment): \(recollection.service) \(reason(recollection.reason, now: now))."
    }

    /// What a service does instead of answering, to stand after its name.
    private static func reason(_ error: CatalogError, now: Date) -> String {
        switch error {
        case .offline(let reason): "cannot be reached (\(reason))"
        case .timedOut: "does not answer in time"
        case .rateLimited(let until?): "has reached its request limit \(span(until, now: now))"
        case .rateLimited(nil): "has reached its request limit and does not say until when"
        case .unavailable(let until): "is out of order \(span(until, now: now))"
        case .unreadable(let what): "answers what cannot be read (\(what))"
        default: "does not answer"
        }
    }

    /// The allowance runs low.
    public static func budgetIsLow(_ budget: RateBudget, of service: ServiceName) -> String {
        let left = budget.remaining == 0 ? "none" : number(budget.remaining)
        return "\(service): \(left) of \(number(budget.limit)) requests left; `status` tells more."
    }
}
