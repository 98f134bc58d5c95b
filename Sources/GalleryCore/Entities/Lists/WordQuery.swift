/// Query for stored photos: all words must occur, words of a phrase in sequence.
public struct WordQuery: Hashable, Sendable {
    /// Words and phrases in order, each with a letter or digit.
    public let parts: [String]

    /// Values of filters in `FilterName.ofPhotos`.
    public let filters: [FilterName: String]

    /// Own tags, all of which a photo must have.
    public let tags: [String]
    public let hasNote: Bool
    /// Order of favorites; `nil` for the newest first.
    public let order: FavoritesOrder?

    /// Each argument is a word, or a phrase if it contains spaces.
    public init(
        _ arguments: [String] = [], filters: [FilterName: String] = [:], tags: [String] = [],
        hasNote: Bool = false, order: FavoritesOrder? = nil
    ) {
        self.filters = filters
        self.tags = tags
        self.hasNote = hasNote
        self.order = order
        parts = arguments.map(\.oneLine).filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    public var isEmpty: Bool { parts.isEmpty && filters.isEmpty && !isAnnotated && order == nil }

    /// Whether photos must have a tag or a note.
    public var isAnnotated: Bool { !tags.isEmpty || hasNote }

    public var unordered: WordQuery { WordQuery(parts, filters: filters, tags: tags, hasNote: hasNote) }

    /// Typed form: `fog "night sky" color:blue`.
    public var text: String {
        func quoted(_ text: String) -> String { text.contains(" ") ? "\"\(text)\"" : text }
        let set = FilterName.allCases.compactMap { name in filters[name].map { "\(name.rawValue):\($0)" } }
        let own =
            tags.map { quoted("tag:\($0)") } + (hasNote ? ["has:note"] : [])
            + (order.map { ["order:\($0.rawValue)"] } ?? [])
        return (parts.map(quoted) + set + own).joined(separator: " ")
    }

    public func matches(_ photo: Photo) -> Bool { filters.allSatisfy { $0.matches(photo, $1) } }
}
