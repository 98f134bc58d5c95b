public import FoundationEssentials
public import GalleryCore

extension Phrases {
    public static func stale(_ response: StaleResponse, now: Date) -> String {
        let isRecent = now.timeIntervalSince(response.date) < 60
        let age = age(of: response.date, now: now)
        let moment = isRecent ? localized("a moment ago", "только что") : age
        let why = "\(name(of: response.service)) \(reason(response.reason, now: now))"
        return localized(
            "\(why); showing data from \(moment).", "\(why); показано сохранённое \(moment).")
    }

    private static func reason(_ error: CatalogError, now: Date) -> String {
        switch error {
        case .offline(let fault):
            localized("cannot be reached (\(reason(fault)))", "недоступен (\(reason(fault)))")
        case .timedOut: localized("does not respond in time", "не отвечает вовремя")
        case .rateLimited(let until?):
            localized(
                "has reached its request limit \(span(until, now: now))",
                "исчерпал лимит запросов \(span(until, now: now))")
        case .rateLimited(nil):
            localized("has reached its request limit", "исчерпал лимит запросов")
        case .unavailable(let until):
            localized("is unavailable \(span(until, now: now))", "не работает \(span(until, now: now))")
        case .unreadable(.serverError(let status)), .unreadable(.status(let status)):
            localized("failed (status \(status))", "не работает (код \(status))")
        case .unreadable(let fault):
            localized(
                "sent an unreadable response (\(reason(fault)))",
                "прислал нечитаемый ответ (\(reason(fault)))")
        case .impossible(.blockedNetwork): localized("blocks this network", "блокирует эту сеть")
        case .unauthorized: localized("rejected the access key", "не принял ключ доступа")
        case .refused: localized("refused the request", "отклонил запрос")
        default: localized("does not respond", "не отвечает")
        }
    }

    static func reasons(_ failures: [ServiceFailure], now: Date) -> String {
        failures.map { "\(name(of: $0.service)) \(reason($0.error, now: now))" }.joined(separator: "; ")
    }

    public static func budgetIsLow(_ budget: RateBudget, of service: ServiceName) -> String {
        let (left, limit) = (budget.remaining, number(budget.limit))
        return localized(
            "\(service): \(left == 0 ? "none" : number(left)) of \(limit) requests left; see "
                + "`status`.",
            "\(service): осталось запросов \(number(left)) из \(limit); подробнее — `status`.")
    }
}
