/// How a credit is written down.
public enum CreditFormat: String, CaseIterable, Sendable {
    /// Plain text, links in brackets behind the names.
    case text
    /// One paragraph of Markdown (CommonMark 0.31).
    case markdown = "md"
    /// One paragraph's content of HTML.
    case html

    /// Reads the word a person types; nil for another.
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
    /// The sentence without its links.
    public var words: String { parts.map(\.text).joined() }

    /// The sentence, one line, without a full stop.
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
