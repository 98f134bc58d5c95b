/// Author in the words of a page, compared with the names that a service states.
struct AuthorText {
    /// Separators of parties, each of which is credited.
    private static let separators = [";", " and ", " & ", "derivative work:"]

    let text: String

    init(_ text: String) { self.text = text }

    /// Whether the text is empty, a sentence, or has one of the names and no more parties than there are names.
    func isReplaceable(by names: [String]) -> Bool {
        text.isEmpty || isSentence || contains(anyOf: names) && parties(besides: names) <= names.count
    }

    func contains(anyOf names: [String]) -> Bool { names.contains { !ranges(of: $0).isEmpty } }

    /// Number of parties in the text; names themselves may contain separators.
    private func parties(besides names: [String]) -> Int {
        var rest = text.lowercased()
        for name in names { rest = rest.replacing(name.lowercased(), with: "-") }
        let parts = Self.separators.reduce([rest[...]]) { parts, separator in
            parts.flatMap { $0.split(separator: separator) }
        }
        return parts.count { $0.contains { $0.isLetter || $0.isNumber || $0 == "-" } }
    }

    /// More than six words with the end of a sentence, or more than twelve.
    private var isSentence: Bool {
        let words = text.split(separator: " ")
        return words.count > 12 || words.count > 6 && (text.hasSuffix(".") || text.contains(". "))
    }

    /// Occurrences as whole words, in any case and without regard to diacritics. Scripts without blanks have no words.
    private func ranges(of name: String) -> [Range<String.Index>] {
        let name = name.sortingKey, text = text.sortingKey
        guard !name.isEmpty else { return [] }
        return text.ranges(of: name).filter { range in
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
            return !before.continuesWord && !after.continuesWord
        }
    }
}

extension Character {
    fileprivate var continuesWord: Bool {
        (isLetter || isNumber) && unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    }
}
