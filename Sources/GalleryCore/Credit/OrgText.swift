/// Escapes untrusted text for Org mode: special characters become entities.
enum OrgText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        let address = link.replacing("[", with: "%5B").replacing("]", with: "%5D")
        return "[[\(address)][\(escaped(text))]]"
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "[": "\\lbrack{}"
            case "]": "\\rbrack{}"
            case "*": "\\ast{}"
            case "_": "\\under{}"
            case "\\": "\\backslash{}"
            default: String(character)
            }
        }.joined()
    }
}
