public import GalleryCore

extension Phrases {
    /// Where one is among collections.
    public static func place(_ kind: CollectionKind) -> String {
        switch kind {
        case .topics: localized("Topics", "Темы")
        case .collections(""): localized("Collections", "Подборки")
        case .collections(let words): localized("Collections \(words)", "Подборки «\(words)»")
        }
    }

    /// While they are being fetched.
    public static func loading(_ kind: CollectionKind) -> String { "\(place(kind)) …" }

    /// What stands behind the name of one: how many photos, and by whom.
    public static func facts(of collection: PhotoCollection) -> String {
        [collection.count.map(photos), collection.author.map { by($0.name) }].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// The command that leads to it from anywhere.
    public static func command(to collection: PhotoCollection, on kind: CollectionKind) -> String {
        switch kind {
        case .topics: verbatim("topic \(collection.key)")
        case .collections: verbatim("collection \(collection.key)")
        }
    }

    /// Below them: how many there are, and what to do.
    public static func collectionsPosition(shown: Int, total: Int?, hasMore: Bool) -> String {
        place(shown, of: total) + localized(" · `open N` shows one", " · `open N` откроет одну")
            + (hasMore ? continues : "")
    }

    /// `24`, `24 of 1,204`.
    static func place(_ shown: Int, of total: Int?) -> String {
        guard let total = total.map({ number(max($0, shown)) }) else { return number(shown) }
        return localized("\(number(shown)) of \(total)", "\(number(shown)) из \(total)")
    }

    /// Behind what is shown of a list that goes on.
    static var continues: String { localized(" · Enter or `more` continues", " · Enter или `more` — дальше") }

    /// There are none.
    public static func noneFound(_ kind: CollectionKind, on service: ServiceName) -> String {
        switch kind {
        case .topics:
            localized(
                "\(service) names no topics; `search WORDS` finds photos of anything.",
                "У \(service) тем нет; `search WORDS` найдёт фотографии чего угодно.")
        case .collections(""):
            localized(
                "\(service) shows no collections now; try again later.",
                "Сейчас \(service) не показывает подборок; попробуйте позже.")
        case .collections(let words):
            localized(
                "No collection is named \(words); try one word, or `search \(words)` for photos.",
                "Подборок «\(words)» нет; попробуйте одно слово или ищите фотографии: `search \(words)`.")
        }
    }

    /// All of them are shown.
    public static var allShown: String { localized("That is all.", "Это всё.") }
}
