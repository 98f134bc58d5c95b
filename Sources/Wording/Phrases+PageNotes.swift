public import GalleryCore

extension Phrases {
    /// What the person should know about a page.
    public static func note(_ note: PageNote) -> String {
        switch note {
        case .message(let text, let service): message(text, from: service)
        case .incomplete(let error):
            localized(
                "Not all of this page came. \(explanation(error))",
                "Страница пришла не целиком. \(explanation(error))")
        case .depthLimit(let count, let service):
            localized(
                "\(service) shows the first \(number(count)) of a search; more words or filters bring others.",
                "\(service) показывает только первые \(number(count)) из найденных; "
                    + "другие найдутся с новыми словами или фильтрами.")
        case .queryCut(let count, let service):
            localized(
                "\(service) reads the first \(number(count)) characters of a search.",
                "\(service) читает только первые \(counted(count, "знак", "знака", "знаков")) запроса.")
        case .missing(let service, let error):
            localized(
                "\(service) is missing here. \(explanation(error))",
                "Здесь нет \(service). \(explanation(error))")
        case .leftOut(let service, let gap):
            localized(
                "\(service) cannot do `\(gap.name.rawValue):\(gap.value)` and is left out of this search.",
                "\(service) не умеет `\(gap.name.rawValue):\(gap.value)` и в этом поиске не участвует.")
        case .unsupported(let request): sentence(request)
        case .unavailable(let id, let error): "\(id): \(explanation(error))"
        case .local(let error): local(because: error)
        case .excluded(let count, let all, let words, let service):
            localized(
                "\(service) cannot leave words out: \(number(count)) of \(number(all)) photos with "
                    + "\(words.joined(separator: " or ")) were taken out here.",
                "\(service) не умеет исключать слова: \(number(count)) из \(number(all)) фотографий, где есть "
                    + "\(words.joined(separator: " или ")), убраны здесь.")
        }
    }

    private static func local(because error: CatalogError?) -> String {
        let found = localized(
            "These are the likest of the photos you have seen or keep.",
            "Вот самые похожие из виденных и избранных фотографий.")
        return error.map { "\(explanation($0)) \(found)" } ?? found
    }
}
