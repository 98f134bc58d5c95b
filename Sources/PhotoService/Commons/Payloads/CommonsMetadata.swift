import GalleryCore

/// `extmetadata` of a file: texts by name, most of them HTML (MediaWiki extension CommonsMetadata).
package struct CommonsMetadata: Decodable, Sendable {
    static let names = [
        "Artist", "Attribution", "AuthorCount", "Credit", "DateTimeOriginal", "DeletionReason", "GPSLatitude",
        "GPSLongitude", "ImageDescription", "License", "LicenseShortName", "LicenseUrl", "NonFree",
        "ObjectName", "Restrictions", "UsageTerms",
    ]

    private var texts: [String: String] = [:]

    init() {}

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        for name in Self.names {
            guard let field = fields.fields(in: AnyKey(name)) else { continue }
            texts[name] = field.text("value") ?? field.fields(in: "value").flatMap { Self.text($0, of: name) }
        }
    }

    /// Text of a field that was sent in several languages: titles and descriptions with all, others in English.
    private static func text(_ versions: KeyedDecodingContainer<AnyKey>, of name: String) -> String? {
        let languages = versions.allKeys.filter { !$0.stringValue.hasPrefix("_") }
            .sorted { $0.stringValue < $1.stringValue }
        guard ["ObjectName", "ImageDescription"].contains(name) else {
            return versions.text("en") ?? languages.lazy.compactMap(versions.text).first
        }
        let blocks = languages.compactMap { language in
            versions.text(language).map { text in
                let code = language.stringValue.filter { $0.isLetter || $0.isNumber || $0 == "-" }
                return "<div lang=\"\(code)\">\(text)</div>"
            }
        }
        return blocks.isEmpty ? nil : blocks.joined()
    }

    /// Text as sent; `nil` if missing or empty.
    subscript(name: String) -> String? { texts[name] }

    /// Text without markup and blank lines; `nil` if that leaves nothing.
    func plain(_ name: String) -> String? {
        texts[name].flatMap { Self.lines(HTMLFragment($0).text) }
    }

    /// Text without blank lines; `nil` if that leaves nothing.
    static func lines(_ text: String) -> String? {
        let lines = text.split(whereSeparator: \.isNewline).map { String($0).oneLine }.filter { !$0.isEmpty }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
