public enum CreditEntry {
    /// Path of the picture, if any, and credit; in markup, as a list item. Figures and data formats omit the path.
    public static func text(
        _ snippet: Snippet, _ photo: Photo, path: String?, as format: CreditFormat
    ) -> String {
        let credit = snippet.text(format)
        func named(_ escape: (String) -> String) -> String {
            path.map { escape($0) + ": " + credit } ?? credit
        }
        return switch format {
        case .text: named { $0 }
        case .markdown: "- " + named { Markdown.text($0, link: nil) }
        case .html: "<li>" + named(HTMLText.escaped) + "</li>"
        case .typst: "- " + named { TypstText.text($0, link: nil) }
        case .latex: "\\item " + named { LaTeXText.text($0, link: nil) }
        case .adoc: "* " + named { AsciiDocText.text($0, link: nil) }
        case .org: "- " + named { OrgText.text($0, link: nil) }
        case .figure, .markdownFigure, .frontmatter, .toml, .json: format.item(credit)
        }
    }
}
