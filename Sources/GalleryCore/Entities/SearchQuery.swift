/// The filters of a search, in one vocabulary for all services.
public enum FilterName: String, CaseIterable, Hashable, Sendable, Codable {
    /// `landscape`, `portrait` or `square`.
    case orientation
    /// A colour word, or `bw`.
    case color
    /// `relevant` or `latest`.
    case order

    /// The values a person may type.
    public var values: [String] {
        switch self {
        case .orientation: ["landscape", "portrait", "square"]
        case .color:
            ["bw", "black", "white", "yellow", "orange", "red", "purple", "magenta", "green", "teal", "blue"]
        case .order: ["relevant", "latest"]
        }
    }
}

/// What a person looks for.
public struct SearchQuery: Hashable, Sendable, Codable {
    /// The words, single spaces between them.
    public let words: String
    /// At most one value a filter; values are from `FilterName.values`.
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
            if halves.count == 2, let name = FilterName(rawValue: halves[0]), name.values.contains(halves[1])
            {
                filters[name] = halves[1]
            } else {
                words.append(part)
            }
        }
        self.init(words: words.joined(separator: " "), filters: filters)
    }
}
