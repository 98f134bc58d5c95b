/// Extracts string literals of a Swift file with their enclosing calls.
struct SentenceReader {
    struct Quote {
        let line: Int
        /// Source text with interpolations.
        var text = ""
        /// Text without interpolations and escapes.
        var words = ""
        /// Offset of the innermost enclosing call of `localized`, and the zero-based index of the argument.
        let twin: (call: Int, argument: Int)?
        let isVerbatim: Bool
        /// Whether the literal is a pattern after `case`.
        let isPattern: Bool
        /// Whether the literal belongs to the value of a `static let`.
        let isLocal: Bool
        /// Names of enclosing calls, outermost first, with an empty name for each bracket that is not a call.
        let calls: [String]
    }

    private struct Call {
        let name: String
        let place: Int
        var argument = 0
    }

    private let text: [Character]
    private var position = 0
    private var line = 1
    private var calls: [Call] = []
    private var quotes: [Quote] = []
    private var words = ["", ""]
    private var isLocal = false
    private var isPattern = false

    /// Literals in order of their ends: those in an interpolation precede the enclosing literal.
    static func quotes(in text: String) -> [Quote] {
        var reader = SentenceReader(text: Array(text))
        reader.readCode(until: nil)
        return reader.quotes
    }

    private init(text: [Character]) { self.text = text }

    /// Reads past the closing bracket `end`, or to the end of the file.
    private mutating func readCode(until end: Character?) {
        while position < text.count {
            let character = text[position]
            switch character {
            case "\n":
                line += 1
                isPattern = false
            case "/" where next == "/":
                while position < text.count, text[position] != "\n" { position += 1 }
                continue
            case "\"":
                readQuote()
                continue
            case _ where character.isLetter || character == "_":
                readWord()
                continue
            case "(", "[", "{":
                let name = character == "(" ? words[1] : ""
                calls.append(Call(name: name, place: position))
                position += 1
                readCode(until: character == "(" ? ")" : character == "[" ? "]" : "}")
                calls.removeLast()
                continue
            case ",": if !calls.isEmpty { calls[calls.count - 1].argument += 1 }
            case ":": isPattern = false
            case end:
                position += 1
                words = ["", ""]
                return
            default: break
            }
            if !character.isWhitespace { words = [words[1], ""] }
            position += 1
        }
    }

    private mutating func readWord() {
        var word = ""
        while position < text.count,
            text[position].isLetter || text[position].isNumber || text[position] == "_"
        {
            word.append(text[position])
            position += 1
        }
        switch word {
        case "case": isPattern = true
        case "let": isLocal = words[1] == "static"
        case "var", "func", "init": isLocal = false
        default: break
        }
        words = [words[1], word]
    }

    private mutating func readQuote() {
        let marks =
            position + 2 < text.count && text[position + 1] == "\"" && text[position + 2] == "\"" ? 3 : 1
        let call = calls.last { $0.name == "localized" }
        var quote = Quote(
            line: line, twin: call.map { ($0.place, $0.argument) },
            isVerbatim: calls.contains { $0.name == "verbatim" }, isPattern: isPattern, isLocal: isLocal,
            calls: calls.map(\.name))
        position += marks
        while position < text.count, !isEnd(marks) {
            if text[position] == "\\", next == "(" {
                let start = position
                position += 2
                let hostEnvironment = (isPattern, words)
                isPattern = false
                readInterpolation()
                (isPattern, words) = hostEnvironment
                quote.text += String(text[start..<position])
                quote.words += " "
                continue
            }
            if text[position] == "\\" {
                quote.text.append(text[position])
                position += 1
                // Skips escapes such as `\u{…}`.
                if text[position] == "u" { while text[position] != "}" { position += 1 } }
            } else {
                quote.words.append(text[position])
            }
            if text[position] == "\n" { line += 1 }
            quote.text.append(text[position])
            position += 1
        }
        position += marks
        words = ["", ""]
        quotes.append(quote)
    }

    private mutating func readInterpolation() {
        // Commas in an interpolation do not separate arguments of the enclosing call.
        calls.append(Call(name: "", place: position))
        readCode(until: ")")
        calls.removeLast()
    }

    private func isEnd(_ marks: Int) -> Bool {
        text[position] == "\"" && (marks == 1 || text[position...].prefix(3).elementsEqual("\"\"\""))
    }

    private var next: Character? { position + 1 < text.count ? text[position + 1] : nil }
}
