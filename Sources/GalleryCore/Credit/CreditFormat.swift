public enum CreditFormat: String, CaseIterable, Sendable {
    /// Plain text; links follow the names in parentheses.
    case text
    /// Paragraph of Markdown (CommonMark 0.31).
    case markdown = "md"
    /// Phrasing content of HTML.
    case html

    /// Parses a name or alias in any case.
    public init?(word: String) {
        switch word.lowercased() {
        case "text", "txt", "plain": self = .text
        case "md", "markdown": self = .markdown
        case "html": self = .html
        default: return nil
        }
    }
}

extension Credit {
    public var words: String { parts.map(\.text).joined() }

    /// One line without a final period.
    public func text(_ format: CreditFormat = .text) -> String {
        parts.filter { !$0.text.isEmpty }.map { part in
            switch format {
            case .text: part.link.map { "\(part.text) (\($0))" } ?? part.text
            case .markdown: Markdown.text(part.text, link: part.link)
            case .html: HTMLText.text(part.text, link: part.link, rel: part.isLicense ? "license" : nil)
            }
        }.joined()
    }
}
