/// Text from outside as Markdown in which it means nothing but itself (CommonMark 0.31, 2.4 "Backslash escapes",
/// and the extensions of GitHub Flavored Markdown: strikethrough, tables, bare addresses, mentions, mathematics).
public enum Markdown {
    /// The text as a link when there is one.
    public static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        return "[\(escaped(text))](\(destination(link)))"
    }

    private static let special: Set<Character> = [
        "\\", "`", "*", "_", "[", "]", "{", "}", "<", ">", "&", "~", "|", "#", "!", "$", "^", "@",
    ]

    /// Where a list or an underline may open: at the start of a line, and behind the digits that stand there.
    private enum Start { case blank, digits, inside }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        var word = ""
        var start = Start.blank
        for index in text.indices {
            let character = text[index]
            // A bare address becomes a link of its own: after its scheme, or after "www".
            let opensAddress =
                character == ":" && text[index...].hasPrefix("://") || character == "." && word == "www"
            let opensBlock =
                switch start {
                case .blank: "-+=".contains(character)
                case .digits: ".)".contains(character)
                case .inside: false
                }
            if special.contains(character) || opensAddress || opensBlock { escaped.append("\\") }
            escaped.append(character)
            // Of a long word only as much as tells it from "www".
            word = character.isLetter ? String(word.prefix(3)) + character.lowercased() : ""
            if character.isNewline {
                start = .blank
            } else if start != .inside, "0"..."9" ~= character {
                start = .digits
            } else if start != .blank || !character.isWhitespace {
                start = .inside
            }
        }
        return escaped
    }

    /// A destination without angle brackets takes balanced brackets only (CommonMark 0.31, 6.3).
    private static func destination(_ link: String) -> String {
        link.map { character in
            switch character {
            case "(": "%28"
            case ")": "%29"
            case "\\": "%5C"
            case "*": "%2A"
            default: String(character)
            }
        }.joined()
    }
}
