public import GalleryCore

extension Phrases {
    public static func noTopic(_ name: String) -> String {
        localized(
            "There is no topic `\(name)`; `topic` lists them, `search \(name)` searches.",
            "Темы `\(name)` нет; все темы: `topic`, поиск: `search \(name)`.")
    }
    static func emptyTopic(_ name: String) -> String {
        localized(
            "There are no photos of the topic \(name); `search \(name)` searches, `topic` lists topics.",
            "По теме \(name) фотографий нет; поиск: `search \(name)`, все темы: `topic`.")
    }
    public static func noCollection(_ key: String) -> String {
        localized(
            "There is no collection `\(key)`; `collections WORDS` finds some.",
            "Подборки `\(key)` нет; найти подборки: `collections WORDS`.")
    }
    public static var whichCollection: String {
        localized(
            "Which collection? `collections WORDS` finds some.",
            "Какая подборка? Найти подборки: `collections WORDS`.")
    }

    public static func heading(_ kind: CollectionKind) -> String {
        switch kind {
        case .topics: localized("Topics", "Темы")
        case .collections(""): localized("Collections", "Подборки")
        case .collections(let query): localized("Collections \(query)", "Подборки «\(query)»")
        }
    }

    public static func loading(_ kind: CollectionKind) -> String { "\(heading(kind)) …" }

    public static func facts(of collection: PhotoCollection) -> String {
        [collection.count.map(photos), collection.author.map { by($0.name) }].compactMap(\.self)
            .joined(separator: " · ")
    }

    public static func command(to collection: PhotoCollection, on kind: CollectionKind) -> String {
        switch kind {
        case .topics: verbatim("topic \(collection.key)")
        case .collections: verbatim("collection \(collection.key)")
        }
    }

    /// `24`, `24 of 1,204`
    public static func portion(_ shown: Int, of total: Int?) -> String {
        guard let total = total.map({ number(max($0, shown)) }) else { return number(shown) }
        return localized("\(number(shown)) of \(total)", "\(number(shown)) из \(total)")
    }

    public static func noneFound(_ kind: CollectionKind, on service: ServiceName) -> String {
        switch kind {
        case .topics:
            localized(
                "\(service) lists no topics. Find photos with `search WORDS`.",
                "У \(service) нет списка тем. Найдите фотографии: `search WORDS`.")
        case .collections(""):
            localized(
                "\(service) returned no collections. Try again later.",
                "Сейчас у \(service) нет подборок. Попробуйте позже.")
        case .collections(let query):
            localized(
                "No collections match \(query). Try one word, or `search \(query)` for photos.",
                "Подборок «\(query)» нет. Попробуйте одно слово или ищите фотографии: `search \(query)`.")
        }
    }

    public static var allShown: String { localized("End of list.", "Конец списка.") }
}
