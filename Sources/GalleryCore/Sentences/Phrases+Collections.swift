extension Phrases {
    /// Where one is among collections.
    public static func place(_ shelf: CollectionShelf) -> String {
        switch shelf {
        case .topics: "Topics"
        case .collections(let words): words.isEmpty ? "Collections" : "Collections \(words)"
        }
    }

    /// While they are being fetched.
    public static func loading(_ shelf: CollectionShelf) -> String { "\(place(shelf)) …" }

    /// What stands behind the name of one: how many photos, and by whom.
    public static func facts(of collection: PhotoCollection) -> String {
        [collection.count.map(photos), collection.author.map { by($0.name) }].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// The command that leads to it from anywhere.
    public static func command(to collection: PhotoCollection, on shelf: CollectionShelf) -> String {
        switch shelf {
        case .topics: "topic \(collection.key)"
        case .collections: "collection \(collection.key)"
        }
    }

    /// Below them: how many there are, and what to do.
    public static func collectionsPosition(shown: Int, total: Int?, hasMore: Bool) -> String {
        let of = total.map { " of \(number(max($0, shown)))" } ?? ""
        return "\(number(shown))\(of) · `open N` shows one" + (hasMore ? " · Enter or `more` continues" : "")
    }

    /// There are none.
    public static func noneFound(_ shelf: CollectionShelf, on service: ServiceName) -> String {
        switch shelf {
        case .topics: "\(service) names no topics; `search WORDS` finds photos of anything."
        case .collections(""): "\(service) shows no collections now; try again later."
        case .collections(let words):
            "No collection is named \(words); try one word, or `search \(words)` for photos."
        }
    }

    /// All of them are shown.
    public static let allShown = "That is all."

    /// The service has none.
    public static func noCollections(on service: ServiceName) -> String {
        "\(service) has no collections; `search WORDS` finds photos of anything."
    }
}
