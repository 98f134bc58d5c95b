/// Lexer for command lines. Words are separated by whitespace, which quotes (`'…'`, `"…"`) preserve; `\` escapes the
/// next character, but not within `'`. An apostrophe inside a word is a letter: `search dog's nose` needs no quotes.
/// After the end of a quote it begins another one, as in the paths that terminals paste: `'it'\''s.jpg'`.
public struct LineReading: Equatable, Sendable {
    public struct Word: Equatable, Sendable {
        public let text: String
        /// Range in characters of the line, quotes included.
        public let range: Range<Int>
    }

    public private(set) var words: [Word] = []
    /// Unterminated quote and its position in characters.
    public private(set) var openQuote: (scalar: Unicode.Scalar, offset: Int)?
    /// Positions of `;` outside quotes, in scalars, if requested.
    let semicolons: [Int]

    /// If `atSemicolons`, `;` separates commands.
    public init(_ line: some StringProtocol, atSemicolons: Bool = false) {
        var start: Int?
        var text = ""
        var isEscaped = false
        // Whether the text before is quoted, or escaped after a quote.
        var isAfterQuote = false
        var semicolons: [Int] = []
        var count = 0
        // A combining mark after a quote or a space makes one character of both.
        let scalars = line.enumerated().flatMap { offset, character in
            character.unicodeScalars.map { (offset, $0) }
        }
        for (place, (offset, scalar)) in scalars.enumerated() {
            count = offset + 1
            let isSpace = scalar.properties.isWhitespace
            if isEscaped {
                text.unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == "\\", openQuote?.scalar != "'" {
                isEscaped = true
            } else if let open = openQuote {
                if scalar == open.scalar { openQuote = nil } else { text.unicodeScalars.append(scalar) }
                isAfterQuote = openQuote == nil
                continue
            } else if scalar == "\"" || scalar == "'" && (text.isEmpty || isAfterQuote) {
                openQuote = (scalar, offset)
            } else if isSpace || atSemicolons && scalar == ";" {
                if let start { words.append(Word(text: text, range: start..<offset)) }
                if !isSpace { semicolons.append(place) }
                start = nil
                text = ""
                isAfterQuote = false
                continue
            } else {
                text.unicodeScalars.append(scalar)
                isAfterQuote = false
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

    /// Quotes a word if needed, so that it is read as one word. Of an option such as `--base=DIR`, quotes the value.
    public static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && !word.unicodeScalars.contains {
                $0.properties.isWhitespace || $0 == ";" || isQuoting($0)
            }
        guard !isPlain else { return word }
        let option = word.prefix { $0.isLetter || $0 == "-" }, rest = word.dropFirst(option.count)
        guard option.hasPrefix("--"), rest.first == "=" else { return "\"" + escaped(word) + "\"" }
        return option + "=\"" + escaped(String(rest.dropFirst())) + "\""
    }

    static func isQuoting(_ scalar: Unicode.Scalar) -> Bool { "\"'\\".unicodeScalars.contains(scalar) }

    /// Escapes a word for use between double quotes.
    static func escaped(_ word: String) -> String {
        word.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }
}
