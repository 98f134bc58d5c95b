extension Phrases {
    /// Where one is: the name of a list.
    public static func place(_ list: PhotoListID) -> String {
        switch list {
        case .recommendations: "Recommendations"
        case .search(let query): query.text.isEmpty ? "Search" : "Search \(query.text)"
        case .topic(let name): "Topic \(name)"
        case .collection(_, let title): "Collection \(title)"
        case .author(let author, _): "By \(name(of: author))"
        case .similar(let id): "Similar to \(id)"
        case .random(let words): words.isEmpty ? "Random" : "Random \(words)"
        case .named(let ids): ids.count == 1 ? "\(ids[0])" : photos(ids.count)
        case .favorites: "Favorites"
        case .board(_, let name, let words): words.isEmpty ? name : "\(name) > \(words)"
        case .kept(let query): keptPlace(query)
        case .seen(let query): seenPlace(query)
        }
    }

    /// Where one is in a list of photos: `Search cats > 3 of 1,204`.
    public static func place(_ list: PhotoListID, index: Int, total: Int?) -> String {
        let position = total.map { "\(number(index + 1)) of \(number(max($0, index + 1)))" }
        return "\(place(list)) > \(position ?? number(index + 1))"
    }

    /// A list has nothing in it: what to try.
    public static func empty(_ list: PhotoListID) -> [String] {
        switch list {
        case .search(let query) where !query.filters.isEmpty:
            [
                "Nothing found for \(query.text).",
                "Try it without filters: `search \(query.words)`, or with fewer words.",
            ]
        case .search(let query):
            [
                "Nothing found for \(query.text).",
                "Try fewer or more common words, or `search` for ideas.",
            ]
        case .favorites:
            ["No favorites yet.", "`fav 3` keeps the photo numbered 3, `search WORDS` finds some."]
        case .board(_, let name, let words) where !words.isEmpty:
            ["Nothing on \(name) has \(words) in it.", "`board \(name)` shows all of it."]
        case .board(_, let name, _):
            [
                "Nothing is on \(name) yet.",
                "`board add \(name) 3` puts the photo numbered 3 of any list on it.",
            ]
        case .kept(let query): nothingKept(query)
        case .seen(let query): nothingSeen(query)
        default: ["No photos here.", "`search WORDS` finds some, `recommend` shows the feed."]
        }
    }

    /// Below the last screenful: what is left, and how to get it.
    public static func position(shown: Int, total: Int?, hasMore: Bool) -> String {
        let of = total.map { " of \(number(max($0, shown)))" } ?? ""
        return hasMore ? "\(number(shown))\(of) · Enter or `more` continues" : "\(number(shown))\(of)"
    }

    /// The end of a list.
    public static func end(_ count: Int) -> String { "That is all: \(photos(count))." }

    /// A page shown from memory.
    public static func remembered(_ age: String) -> String { "From \(age) · `refresh` for new ones" }

    /// While a list is being fetched.
    public static func loading(_ list: PhotoListID) -> String { "\(place(list)) …" }

    /// Heading of earlier searches.
    public static let earlierSearches = "Earlier searches (`open N` runs one again):"
    /// Heading of suggestions.
    public static let ideas = "Ideas:"
    /// Things worth searching for, when the service names none.
    public static let themes = [
        "fog forest", "night sky", "cats", "city lights", "wild flowers", "desert dunes",
    ]

    /// A line for an earlier search.
    public static func earlier(_ search: PastSearch, age: String) -> String {
        let found = search.resultCount.map { " · \(photos($0))" } ?? ""
        return "\(search.text)\(found) · \(age)"
    }
}
