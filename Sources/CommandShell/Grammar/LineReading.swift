/// A line taken apart into words: the one grammar of what is typed, piped in, or given as arguments.
///
/// White space parts words. `'…'` and `"…"` keep it, `\` keeps the character after it (not between `'`). An
/// apostrophe inside a word is a letter: `search dog's nose` needs no quotes.
public struct LineReading: Equatable, Sendable {
    /// A word, with where it stands.
    public struct Word: Equatable, Sendable {
        /// Without its quotes.
        public let text: String
        /// The characters of the line it takes, with its quotes.
        public let range: Range<Int>
    }

    /// From left to right.
    public private(set) var words: [Word] = []
    /// The quote that was opened and not closed, and where.
    public private(set) var openQuote: (character: Character, place: Int)?
    /// Where the `;` outside quotes stand, when they were asked for.
    let semicolons: [Int]

    /// Reads a line. `atSemicolons` has `;` part commands, as between those of `-c`.
    public init(_ line: some StringProtocol, atSemicolons: Bool = false) {
        var start: Int?
        var text = ""
        var isEscaped = false
        var semicolons: [Int] = []
        var count = 0
        for (place, character) in line.enumerated() {
            count = place + 1
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
                openQuote = (character, place)
            } else if isEnd {
                if let start { words.append(Word(text: text, range: start..<place)) }
                if !character.isWhitespace { semicolons.append(place) }
                (start, text) = (nil, "")
                continue
            } else {
                text.append(character)
            }
            start = start ?? place
        }
        if isEscaped { text.append("\\") }
        if let start { words.append(Word(text: text, range: start..<count)) }
        self.semicolons = semicolons
    }

    /// The same words, quotes and marks.
    public static func == (left: LineReading, right: LineReading) -> Bool {
        left.words == right.words && left.semicolons == right.semicolons
            && left.openQuote?.place == right.openQuote?.place
    }

    /// A word as it has to be typed to be read as one.
    public static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && !word.contains { $0.isWhitespace || "\"'\\;".contains($0) }
        return isPlain ? word : "\"" + escaped(word) + "\""
    }

    /// The inside of a quoted word.
    static func escaped(_ word: String) -> String {
        String(word.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] })
    }
}
