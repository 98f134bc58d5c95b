import FoundationEssentials

/// Credit of a photo for a document; some formats also show the picture or have its path.
public struct Snippet: Sendable {
    private let photo: Photo
    /// Path or address of the picture.
    private let image: String?

    public init(_ photo: Photo, image: String? = nil) {
        self.photo = photo
        self.image = image
    }

    /// The snippet with another alternative text of the user.
    public func with(ownAlt: String?) -> Snippet {
        var photo = photo
        photo.ownAlt = ownAlt
        return Snippet(photo, image: image)
    }

    /// Several lines for front matter, else one.
    public func text(_ format: CreditFormat) -> String {
        let credit = Credit(photo).text(format)
        let alt = AltText(photo)?.text ?? ""
        switch format {
        case .figure:
            let size =
                photo.size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
            let picture = image.map {
                "<img src=\"\(HTMLText.escaped($0))\" alt=\"\(HTMLText.escaped(alt))\"\(size)>"
            }
            return "<figure>\(picture ?? "")<figcaption>\(credit)</figcaption></figure>"
        case .markdownFigure:
            return (image.map { "![\(Markdown.text(alt, link: nil))](\(Markdown.destination($0))) " } ?? "")
                + credit
        case .frontmatter:
            return matter.map { "\($0): \(Self.quoted($1))" }.joined(separator: "\n")
        case .toml: return matter.map { "\($0) = \(Self.quoted($1))" }.joined(separator: "\n")
        case .json: return json
        case .text, .markdown, .html, .typst, .latex, .adoc, .org: return credit
        }
    }

    private var matter: [(String, String)] {
        [
            ("image", image), ("alt", AltText(photo)?.text), ("credit", Credit(photo).text()),
            ("license", photo.license.link ?? photo.license.name),
        ].compactMap { name, value in value.map { (name, $0) } }
    }

    /// Double-quoted string of YAML 1.2 and TOML 1.0, both of which accept JSON strings.
    private static func quoted(_ text: String) -> String { encoded(text.oneLine) }

    private static func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    private var json: String {
        let alt = AltText(photo)
        return Self.encoded(
            Fields(
                id: photo.id.key.isEmpty ? nil : photo.id.shareable.description, image: image, alt: alt?.text,
                altSource: alt?.source.rawValue,
                title: Credit.title(of: photo),
                author: Named(name: photo.author.name, link: photo.author.link),
                license: Named(name: photo.license.name, link: photo.license.link), page: photo.pageLink,
                width: photo.size?.width, height: photo.size?.height, credit: Credit(photo).text()))
    }

    private struct Named: Encodable {
        let name: String
        let link: String?
    }

    private struct Fields: Encodable {
        /// `nil` for a file that does not state it.
        let id: String?
        let image: String?
        let alt: String?
        let altSource: String?
        let title: String?
        let author: Named
        let license: Named
        let page: String?
        let width: Int?
        let height: Int?
        let credit: String
    }
}
