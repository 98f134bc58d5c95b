public import GalleryCore

extension Phrases {
    /// Name of the screen.
    public static func place(_ kind: CollectionKind) -> String {
        switch kind {
        case .topics: localized("Topics", "Темы")
        case .collections(""): localized("Collections", "Подборки")
        case .collections(let words): localized("Collections \(words)", "Подборки «\(words)»")
        }
    }

    public static func loading(_ kind: CollectionKind) -> String { "\(place(kind)) …" }

    /// Line after the name of a collection: number of photos, and author.
    public static func facts(of collection: PhotoCollection) -> String {
        [collection.count.map(photos), collection.author.map { by($0.name) }].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// Command that opens the collection from any screen.
    public static func command(to collection: PhotoCollection, on kind: CollectionKind) -> String {
        switch kind {
        case .topics: verbatim("topic \(collection.key)")
        case .collections: verbatim("collection \(collection.key)")
        }
    }

    /// `24`, `24 of 1,204`
    static func place(_ shown: Int, of total: Int?) -> String {
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
        case .collections(let words):
            localized(
                "No collections match \(words). Try one word, or `search \(words)` for photos.",
                "Подборок «\(words)» нет. Попробуйте одно слово или ищите фотографии: "
                    + "`search \(words)`.")
        }
    }

    public static var allShown: String { localized("End of list.", "Конец списка.") }
}
