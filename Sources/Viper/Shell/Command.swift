/// A line of input, taken apart.
public struct Command: Equatable, Sendable {
    /// The first word, lower case.
    public let name: String
    /// The words after it, quotes removed.
    public let arguments: [String]

    /// Joins a name and its arguments.
    public init(_ name: String, _ arguments: [String] = []) {
        self.name = name
        self.arguments = arguments
    }

    /// Reads a line: words parted by white space, `'…'` and `"…"` keep spaces, `\` keeps the next character.
    /// Nil for a blank line.
    public init?(parsing line: String) throws(UsageError) {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var escaped = false
        for character in line {
            if escaped {
                word = (word ?? "") + String(character)
                escaped = false
            } else if character == "\\", quote != "'" {
                escaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" && (word ?? "").isEmpty {
                // An apostrophe inside a word is a letter: `search dog's nose` needs no quotes.
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let open = quote { throw UsageError(.openQuote(String(open))) }
        if escaped { word = (word ?? "") + "\\" }
        if let done = word { words.append(done) }
        guard let first = words.first else { return nil }
        self.init(first.lowercased(), Array(words.dropFirst()))
    }

    /// Parts of a line between `;` outside quotes, for `-c`.
    public static func sequence(_ text: String) -> [String] {
        var parts: [String] = [""]
        var quote: Character?
        var last: Character = " "
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" && last.isWhitespace {
                quote = character
            } else if character == ";" {
                parts.append("")
                last = " "
                continue
            }
            parts[parts.count - 1].append(character)
            last = character
        }
        return parts
    }
}
