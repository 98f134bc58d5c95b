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

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        var word = ""
        for index in text.indices {
            let character = text[index]
            // A bare address becomes a link of its own: after its scheme, or after "www".
            let opensAddress =
                character == ":" && text[index...].hasPrefix("://") || character == "." && word == "www"
            if special.contains(character) || opensAddress { escaped.append("\\") }
            escaped.append(character)
            word = character.isLetter ? word + character.lowercased() : ""
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
