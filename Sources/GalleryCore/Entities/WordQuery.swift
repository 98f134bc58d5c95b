/// Words to look for in photos a person has: all of them have to be there, those of a phrase side by side.
public struct WordQuery: Hashable, Sendable {
    /// Words and phrases in their order, each with a letter or a number in it.
    public let parts: [String]

    /// Of `FilterName.ofPhotos`, at most one value each.
    public let filters: [FilterName: String]

    /// Takes what was typed, one argument a word; an argument of several words is a phrase.
    public init(_ arguments: [String] = [], filters: [FilterName: String] = [:]) {
        self.filters = filters
        parts = arguments.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// Nothing to look for.
    public var isEmpty: Bool { parts.isEmpty && filters.isEmpty }

    /// As it would be typed: `fog "night sky" color:blue`.
    public var text: String {
        let set = FilterName.allCases.compactMap { name in filters[name].map { "\(name.rawValue):\($0)" } }
        return (parts.map { $0.contains(" ") ? "\"\($0)\"" : $0 } + set).joined(separator: " ")
    }

    /// Whether a photo has the values of the filters.
    public func takes(_ photo: Photo) -> Bool { filters.allSatisfy { $0.takes(photo, $1) } }
}
