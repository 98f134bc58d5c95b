public struct SearchQuery: Hashable, Sendable, Codable {
    /// Query words, separated by single spaces. Of a search in folders, phrases are in quotation marks.
    public let keywords: String
    /// Values that `FilterName.accepts`.
    public let filters: [FilterName: String]
    public let excluded: [String]

    public init(keywords: String, filters: [FilterName: String] = [:], excluded: [String] = []) {
        self.keywords = keywords.oneLine
        self.filters = filters
        self.excluded = excluded.map(\.oneLine).filter { !$0.isEmpty }.distinct(by: \.self)
    }

    /// Typed form: `fog -street order:latest`.
    public var text: String {
        let set = FilterName.allCases.compactMap { name in filters[name].map { "\(name.rawValue):\($0)" } }
        let out = excluded.map { $0.contains(" ") ? "-\"\($0)\"" : "-\($0)" }
        return ([keywords] + out + set).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Parses the typed form; an invalid filter becomes a keyword.
    public init(typed text: String) {
        var keywords: [String] = []
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
                keywords.append(part)
            }
        }
        self.init(keywords: keywords.joined(separator: " "), filters: filters, excluded: excluded)
    }

    /// Term excluded by a leading minus; `nil` for any other word.
    public static func excluded(_ word: String) -> String? {
        guard word.hasPrefix("-"), let first = word.dropFirst().first,
            first.isLetter || first.isNumber || first == "\""
        else { return nil }
        let term = word.dropFirst().filter { $0 != "\"" }
        return term.isEmpty ? nil : term
    }

    /// Splits at whitespace outside `-"…"`.
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

    /// Query without excluded terms, for services that do not support them.
    public var including: SearchQuery { SearchQuery(keywords: keywords, filters: filters) }

    public func excludes(_ photo: Photo) -> Bool {
        guard !excluded.isEmpty else { return false }
        let photoForms = WordForms.of(photo)
        return excluded.contains { term in
            let forms = WordForms.of(term)
            return !forms.isEmpty && photoForms.isSuperset(of: forms)
        }
    }

    /// Likely language by script, as a value of `lang`; `nil` if only other scripts occur, such as Latin.
    public var language: String? {
        let letters = keywords.lowercased().unicodeScalars
        if letters.contains(where: "іїєґ".unicodeScalars.contains) { return "uk" }
        return Self.scripts.first { range, _ in letters.contains { range.contains($0.value) } }?.language
    }

    /// Unicode ranges; kana precede Han, because Japanese text contains both.
    private static let scripts: [(range: ClosedRange<UInt32>, language: String)] = [
        (0x0370...0x03FF, "el"), (0x0400...0x04FF, "ru"), (0x0590...0x05FF, "he"), (0x0600...0x06FF, "ar"),
        (0x0900...0x097F, "hi"), (0x0E00...0x0E7F, "th"), (0x3040...0x30FF, "ja"), (0xAC00...0xD7AF, "ko"),
        (0x4E00...0x9FFF, "zh-hans"),
    ]
}
