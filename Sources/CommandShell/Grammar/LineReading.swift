/// Lexer for command lines. Words are separated by whitespace, which quotes (`'…'`, `"…"`) preserve; `\` escapes the
/// next character, but not within `'`. An apostrophe inside a word is a letter: `search dog's nose` needs no quotes.
public struct LineReading: Equatable, Sendable {
    public struct Word: Equatable, Sendable {
        public let text: String
        /// Range in characters of the line, quotes included.
        public let range: Range<Int>
    }

    public private(set) var words: [Word] = []
    /// Unterminated quote and its position in characters.
    public private(set) var openQuote: (character: Character, offset: Int)?
    /// Positions of `;` outside quotes, if requested.
    let semicolons: [Int]

    /// If `atSemicolons`, `;` separates commands, as in the argument of `-c`.
    public init(_ line: some StringProtocol, atSemicolons: Bool = false) {
        var start: Int?
        var text = ""
        var isEscaped = false
        var semicolons: [Int] = []
        var count = 0
        for (offset, character) in line.enumerated() {
            count = offset + 1
            let isEnd = character.isWhitespace || atSemicolons && character == ";"
            if isEscaped {
                text.append(character)
                isEscaped = false
            } else if character == "\\", openQuote?.character != "'" {
                isEscaped = true
            } else if let open = openQuote {
                if character == open.character { openQuote = nil } else { text.append(character) }
                continue
            } else if character == "\"" || character == "'" && text.isEmpty {
                openQuote = (character, offset)
            } else if isEnd {
                if let start { words.append(Word(text: text, range: start..<offset)) }
                if !character.isWhitespace { semicolons.append(offset) }
                start = nil
                text = ""
                continue
            } else {
                text.append(character)
            }
            start = start ?? offset
        }
        if isEscaped { text.append("\\") }
        if let start { words.append(Word(text: text, range: start..<count)) }
        self.semicolons = semicolons
    }

    public static func == (left: LineReading, right: LineReading) -> Bool {
        left.words == right.words && left.semicolons == right.semicolons
            && left.openQuote?.offset == right.openQuote?.offset
    }

    /// Quotes a word if needed, so that it is read as one word.
    public static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && !word.contains { $0.isWhitespace || "\"'\\;".contains($0) }
        return isPlain ? word : "\"" + escaped(word) + "\""
    }

    /// Escapes a word for use between double quotes.
    static func escaped(_ word: String) -> String {
        String(word.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] })
    }
}
