/// What a person looks for.
public struct SearchQuery: Hashable, Sendable, Codable {
    /// The words, single spaces between them.
    public let words: String
    /// At most one value a filter, as `FilterName.accepts` takes it.
    public let filters: [FilterName: String]

    /// Joins words and filters.
    public init(words: String, filters: [FilterName: String] = [:]) {
        self.words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.filters = filters
    }

    /// The query as it would be typed: `fog order:latest`.
    public var text: String {
        let set = FilterName.allCases.compactMap { name in filters[name].map { "\(name.rawValue):\($0)" } }
        return ([words] + set).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension SearchQuery {
    /// Reads a query as `text` writes it; what is no filter with a value it takes is a word.
    public init(typed text: String) {
        var words: [String] = []
        var filters: [FilterName: String] = [:]
        for part in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            let halves = part.split(separator: ":", maxSplits: 1).map(String.init)
            if halves.count == 2, let name = FilterName(rawValue: halves[0]), name.accepts(halves[1]) {
                filters[name] = halves[1]
            } else {
                words.append(part)
            }
        }
        self.init(words: words.joined(separator: " "), filters: filters)
    }
}
