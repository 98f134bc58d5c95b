/// Query for stored photos: all words must occur, words of a phrase in sequence.
public struct WordQuery: Hashable, Sendable {
    /// Words and phrases in order, each with a letter or digit.
    public let parts: [String]

    /// One value per filter of `FilterName.ofPhotos`.
    public let filters: [FilterName: String]

    /// Each argument is a word, or a phrase if it contains spaces.
    public init(_ arguments: [String] = [], filters: [FilterName: String] = [:]) {
        self.filters = filters
        parts = arguments.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    public var isEmpty: Bool { parts.isEmpty && filters.isEmpty }

    /// Typed form: `fog "night sky" color:blue`.
    public var text: String {
        let set = FilterName.allCases.compactMap { name in filters[name].map { "\(name.rawValue):\($0)" } }
        return (parts.map { $0.contains(" ") ? "\"\($0)\"" : $0 } + set).joined(separator: " ")
    }

    public func matches(_ photo: Photo) -> Bool { filters.allSatisfy { $0.matches(photo, $1) } }
}
