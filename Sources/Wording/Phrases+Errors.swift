public import FoundationEssentials
public import GalleryCore

extension Phrases {
    /// What happened at a service and what to do next, in one sentence.
    public static func explanation(_ error: CatalogError, now: Date = Date()) -> String {
        switch error {
        case .offline(let fault):
            localized(
                "Not connected: \(reason(fault)); check the network and try again, "
                    + "favorites work without it.",
                "Нет связи: \(reason(fault)); проверьте сеть и повторите, избранное работает и без неё.")
        case .timedOut:
            localized(
                "The service did not answer in time; try again.", "Сервис не ответил вовремя; повторите.")
        case .rateLimited(let until?):
            localized(
                "The service's request limit is reached \(span(until, now: now)); favorites work meanwhile.",
                "Лимит запросов к сервису исчерпан \(span(until, now: now)); избранное пока работает.")
        case .rateLimited(nil):
            localized(
                "The service's request limit is reached and it does not say until when (usually within the hour); "
                    + "favorites work meanwhile.",
                "Лимит запросов к сервису исчерпан, до каких пор — он не говорит (обычно не дольше часа); "
                    + "избранное пока работает.")
        case .unavailable(let until):
            localized(
                "The service is out of order \(span(until, now: now)); favorites work meanwhile.",
                "Сервис не работает \(span(until, now: now)); избранное пока доступно.")
        case .unauthorized:
            localized(
                "The service did not accept the key; check it: `key` says where it comes from, "
                    + "`key set NAME` asks for another.",
                "Сервис не принял ключ; проверьте его: `key` скажет, откуда он взят, "
                    + "`key set NAME` спросит другой.")
        case .notFound:
            localized(
                "The service has no such photo or page; it may have been removed: try another.",
                "У сервиса нет такой фотографии или страницы; возможно, её удалили: попробуйте другую.")
        case .misconfigured(let fault): sentence(fault)
        case .refused(let refusal):
            localized("The request was refused: \(reason(refusal))", "В запросе отказано: \(reason(refusal))")
        case .impossible(let request): sentence(request)
        case .unreadable(let fault):
            localized(
                "The service's answer could not be read (\(reason(fault))); try again later.",
                "Ответ сервиса не удалось прочесть (\(reason(fault))); попробуйте позже.")
        case .tooLarge(let limit):
            localized(
                "The answer is larger than \(bytes(Int64(limit))) and was stopped; try again, or another photo.",
                "Ответ больше \(bytes(Int64(limit))), приём остановлен; повторите или выберите другую фотографию."
            )
        case .notStored(let error): explanation(error)
        case .cancelled: stopped
        }
    }

    /// A command was interrupted.
    public static var stopped: String { localized("Stopped.", "Остановлено.") }

    /// A command that took long has ended.
    public static func finished(_ command: String) -> String {
        localized("`\(command)` is done", "`\(command)` — готово")
    }
}
