/// Consecutive words, such as `see the|this file`.
/// `|` separates alternatives, and `^` is the start of the text. `!` at the start or end lists words that must not
/// precede or follow the match. A lowercase word also matches capitals.
struct WordPattern: ExpressibleByStringLiteral, Sendable {
    let text: String
    private var isAtStart = false
    private var isNotAfter: Set<String> = []
    private var isNotBefore: Set<String> = []
    private var parts: [Set<String>] = []

    init(stringLiteral text: String) {
        self.text = text
        for part in text.split(separator: " ") {
            let alternatives = Set(part.drop { $0 == "!" }.split(separator: "|").map(String.init))
            switch part.first {
            case "^": isAtStart = true
            case "!" where parts.isEmpty: isNotAfter = alternatives
            case "!": isNotBefore = alternatives
            default: parts.append(alternatives)
            }
        }
    }

    func matches(_ words: [String]) -> Bool {
        guard words.count >= parts.count else { return false }
        return (0...(isAtStart ? 0 : words.count - parts.count)).contains { start in
            let end = start + parts.count
            return zip(parts, words[start..<end]).allSatisfy { Self.contains($0, $1) }
                && (start == 0 || !Self.contains(isNotAfter, words[start - 1]))
                && (end == words.count || !Self.contains(isNotBefore, words[end]))
        }
    }

    /// Words and punctuation marks of a text; text in backquotes is one empty word.
    static func words(of text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [""] : split(part)
        }
    }

    private static func split(_ text: Substring) -> [String] {
        var words: [String] = []
        var isInWord = false
        for character in text {
            let isPart = character.isLetter || character.isNumber || character == "-" || character == "'"
            if isPart, isInWord {
                words[words.count - 1].append(character)
            } else if !character.isWhitespace {
                words.append(String(character))
            }
            isInWord = isPart
        }
        return words
    }

    private static func contains(_ alternatives: Set<String>, _ word: String) -> Bool {
        alternatives.contains(word) || alternatives.contains(word.lowercased())
    }
}
