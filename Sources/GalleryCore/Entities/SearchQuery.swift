/// What a person looks for.
public struct SearchQuery: Hashable, Sendable, Codable {
    /// The words, single spaces between them.
    public let words: String
    /// At most one value a filter, as `FilterName.accepts` takes it.
    public let filters: [FilterName: String]
    /// Terms that photos must not have, each once.
    public let excluded: [String]

    /// Joins words, filters and what is left out.
    public init(words: String, filters: [FilterName: String] = [:], excluded: [String] = []) {
        self.words = Self.single(words)
        self.filters = filters
        var known: Set<String> = []
        self.excluded = excluded.map(Self.single).filter { !$0.isEmpty && known.insert($0).inserted }
    }

    private static func single(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The query as it would be typed: `fog -street order:latest`.
    public var text: String {
        let set = FilterName.allCases.compactMap { name in filters[name].map { "\(name.rawValue):\($0)" } }
        let out = excluded.map { $0.contains(" ") ? "-\"\($0)\"" : "-\($0)" }
        return ([words] + out + set).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension SearchQuery {
    /// Reads a query as `text` writes it; what is no filter with a value it takes is a word.
    public init(typed text: String) {
        var words: [String] = []
        var filters: [FilterName: String] = [:]
        var excluded: [String] = []
        for part in Self.parts(of: text) {
            if let term = Self.excluded(part) {
                excluded.append(term)
                continue
            }
            let halves = part.split(separator: ":", maxSplits: 1).map(String.init)
            if halves.count == 2, let name = FilterName(rawValue: halves[0]), name.accepts(halves[1]) {
                filters[name] = halves[1]
            } else {
                words.append(part)
            }
        }
        self.init(words: words.joined(separator: " "), filters: filters, excluded: excluded)
    }

    /// The term that a word beginning with a minus leaves out; nil for any other word.
    public static func excluded(_ word: String) -> String? {
        guard word.hasPrefix("-"), let first = word.dropFirst().first,
            first.isLetter || first.isNumber || first == "\""
        else { return nil }
        let term = word.dropFirst().filter { $0 != "\"" }
        return term.isEmpty ? nil : term
    }

    /// Words, those between quotes behind a minus together.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            if let last = parts.last, last.hasPrefix("-\""), !last.dropFirst(2).contains("\"") {
                parts[parts.count - 1] = last + " " + word
            } else {
                parts.append(word)
            }
        }
        return parts
    }

    /// The same without what is left out, for a service that cannot do that.
    public var including: SearchQuery { SearchQuery(words: words, filters: filters) }

    /// Whether a photo has one of the terms that are left out.
    public func excludes(_ photo: Photo) -> Bool {
        guard !excluded.isEmpty else { return false }
        let words = WordForms.of(photo)
        return excluded.contains { term in
            let forms = WordForms.of(term)
            return !forms.isEmpty && words.isSuperset(of: forms)
        }
    }
}
