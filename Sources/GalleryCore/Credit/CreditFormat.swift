public enum CreditFormat: String, CaseIterable, Sendable {
    /// Plain text, with links in parentheses after the names.
    case text
    /// Paragraph of Markdown (CommonMark 0.31).
    case markdown = "md"
    /// Phrasing content of HTML.
    case html
    case figure
    /// Markdown picture with its credit.
    case markdownFigure = "figure-md"
    /// YAML for the front matter of a page.
    case frontmatter
    /// TOML for the front matter of a page.
    case toml
    case typst
    case latex
    case adoc
    case org
    case json

    public init?(word: String) {
        let word = word.lowercased()
        switch word {
        case "txt", "plain": self = .text
        case "markdown": self = .markdown
        case "yaml": self = .frontmatter
        case "tex": self = .latex
        case "asciidoc": self = .adoc
        default:
            guard let format = CreditFormat(rawValue: word) else { return nil }
            self = format
        }
    }

    /// Format of the text in a file, by its extension; `nil` for others.
    public init?(ofFile path: String) {
        switch path.split(separator: ".").last?.lowercased() {
        case "md", "markdown": self = .markdown
        case "html", "htm": self = .html
        case "typ": self = .typst
        case "tex": self = .latex
        case "adoc", "asciidoc": self = .adoc
        case "org": self = .org
        case "json": self = .json
        default: return nil
        }
    }

    /// Whether entries in a document are separated by an empty line.
    public var hasParagraphs: Bool {
        switch self {
        case .text, .html, .json, .figure: false
        case .markdown, .markdownFigure, .frontmatter, .toml, .typst, .latex, .adoc, .org: true
        }
    }

    /// Front matter as one of several: an element of an array of tables in TOML, of a sequence in YAML.
    public func item(_ credit: String) -> String {
        switch self {
        case .toml: "[[photo]]\n" + credit
        case .frontmatter: "- " + credit.replacing("\n", with: "\n  ")
        default: credit
        }
    }

    public var hasImage: Bool {
        switch self {
        case .figure, .markdownFigure, .frontmatter, .toml, .json: true
        case .text, .markdown, .html, .typst, .latex, .adoc, .org: false
        }
    }

    /// Whether a credit in this format is useless without a picture.
    public var needsImage: Bool { hasImage && self != .json }

    /// Whether documents of this format may contain HTML comments.
    public var hasComments: Bool {
        switch self {
        case .markdown, .markdownFigure, .html, .figure: true
        case .text, .frontmatter, .toml, .typst, .latex, .adoc, .org, .json: false
        }
    }
}

extension Credit {
    public var text: String { parts.map(\.text).joined() }

    /// One line in the markup of the format, without a final period.
    public func text(_ format: CreditFormat = .text) -> String {
        parts.filter { !$0.text.isEmpty }.map { part in
            switch format {
            case .text, .frontmatter, .toml, .json: part.link.map { "\(part.text) (\($0))" } ?? part.text
            case .markdown, .markdownFigure: Markdown.text(part.text, link: part.link)
            case .html, .figure:
                HTMLText.text(part.text, link: part.link, rel: part.isLicense ? "license" : nil)
            case .typst: TypstText.text(part.text, link: part.link)
            case .latex: LaTeXText.text(part.text, link: part.link)
            case .adoc: AsciiDocText.text(part.text, link: part.link)
            case .org: OrgText.text(part.text, link: part.link)
            }
        }.joined()
    }
}
