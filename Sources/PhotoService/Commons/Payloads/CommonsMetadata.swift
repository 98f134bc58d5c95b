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
        for name in Self.names { texts[name] = fields.fields(in: AnyKey(name))?.text("value") }
    }

    /// Text as sent; `nil` if missing or empty.
    subscript(name: String) -> String? { texts[name] }

    /// Text without markup and blank lines; `nil` if that leaves nothing.
    func plain(_ name: String) -> String? {
        guard let text = texts[name] else { return nil }
        let plain = MarkedText.withoutTags(text).split(whereSeparator: \.isNewline)
            .map { String($0).oneLine }.filter { !$0.isEmpty }.joined(separator: "\n")
        return plain.isEmpty ? nil : plain
    }
}
