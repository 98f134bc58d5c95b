public import FoundationEssentials
public import GalleryCore

extension Phrases {
    public static func explanation(_ error: CatalogError, now: Date = Date()) -> String {
        switch error {
        case .offline(.proxy(let host, let cause)):
            localized(
                "No connection: \(reason(.proxy(host, cause))). Check `https_proxy`; favorites work offline.",
                "Нет соединения: \(reason(.proxy(host, cause))). Проверьте `https_proxy`; избранное "
                    + "доступно и без сети.")
        case .offline(let fault):
            localized(
                "No connection: \(reason(fault))\(clock(fault, now)). Check the network; favorites work offline.",
                "Нет соединения: \(reason(fault))\(clock(fault, now)). Проверьте сеть; избранное доступно и без неё."
            )
        case .timedOut:
            localized(
                "The service did not respond in time. Try again.",
                "Сервис не ответил вовремя. Повторите попытку.")
        case .rateLimited(let until?):
            localized(
                "The service's request limit is reached \(span(until, now: now)). Favorites still work.",
                "Лимит запросов к сервису исчерпан \(span(until, now: now)). Избранное доступно.")
        case .rateLimited(nil):
            localized(
                "The service's request limit is reached; it usually resets within the hour. "
                    + "Favorites still work.",
                "Лимит запросов к сервису исчерпан; обычно он обновляется в течение часа. "
                    + "Избранное доступно.")
        case .unavailable(let until):
            localized(
                "The service is unavailable \(span(until, now: now)). Favorites still work.",
                "Сервис не работает \(span(until, now: now)). Избранное доступно.")
        case .unauthorized:
            localized(
                "The service rejected the access key. `key` shows where it comes from, "
                    + "`key set NAME` replaces it.",
                "Сервис не принял ключ доступа. `key` покажет, откуда он взят, `key set NAME` заменит его.")
        case .notFound:
            localized(
                "The service has no such photo or page. It may have been removed; try another.",
                "У сервиса нет такой фотографии или страницы. Возможно, её удалили; попробуйте другую.")
        case .misconfigured(let fault): sentence(fault)
        case .refused(.smallerOnly(let why)): smallerOnly(because: why)
        case .refused(.service(let service, let statement)):
            localized(
                "\(capitalizedName(of: service)) refused the request: \(sentence(text(statement)))",
                "\(capitalizedName(of: service)) отклоняет запрос: \(sentence(text(statement)))")
        case .refused(let refusal):
            localized("The request was refused: \(reason(refusal))", "Запрос отклонён: \(reason(refusal))")
        case .impossible(let request): sentence(request)
        case .unreadable(let fault) where fault.isAnswer:
            localized(
                "\(capitalized(reason(fault))). Try again later.",
                "\(capitalized(reason(fault))). Попробуйте позже.")
        case .unreadable(let fault):
            localized(
                "The service's response could not be read: \(reason(fault)). Try again later.",
                "Ответ сервиса не удалось прочитать: \(reason(fault)). Попробуйте позже.")
        case .tooLarge(let limit):
            localized(
                "The response is larger than \(bytes(Int64(limit))) and was stopped. Try again, "
                    + "or another photo.",
                "Ответ больше \(bytes(Int64(limit))), загрузка остановлена. Повторите или "
                    + "выберите другую фотографию."
            )
        case .notStored(let error): explanation(error)
        case .several(let failures):
            localized(
                "\(reasons(failures, now: now)). Favorites still work.",
                "\(reasons(failures, now: now)). Избранное доступно.")
        case .cancelled: stopped
        }
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    public static var stopped: String { localized("Stopped.", "Остановлено.") }
    /// Answer to `n` after a question.
    public static var declined: String {
        localized("Canceled; nothing was changed.", "Отменено, ничего не изменилось.")
    }
    /// How to confirm a command, after a question.
    static var toConfirm: String {
        localized("`y` at the prompt, `--yes` in a script.", "`y` в приглашении, `--yes` в сценарии.")
    }

    public static func finished(_ command: String) -> String {
        localized("`\(command)` is done", "`\(command)` — готово")
    }
}
