/// Template of file names: text with fields in braces, such as `{author} - {title}`.
public struct FileNameTemplate: Equatable, Sendable {
    public enum Field: String, CaseIterable, Sendable {
        case title, author, license, alt, id, service, key
        /// `Slug` of the title, else of a description, else of the identifier.
        case slug
        /// Number of the photo in the list.
        case n
        /// Date of saving.
        case date
        case board
        case published, taken, width, height
    }

    public enum Part: Equatable, Sendable {
        case text(String)
        case field(Field)
    }

    public let parts: [Part]

    public static let slug = FileNameTemplate(parts: [.field(.slug)])

    private init(parts: [Part]) { self.parts = parts }

    /// Throws the first field that is unknown or has no closing brace.
    public init(_ text: String) throws(UnknownField) {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            let end = rest[open...].firstIndex(of: "}") ?? rest.endIndex
            guard end < rest.endIndex, let field = Field(rawValue: rest[open..<end].dropFirst().lowercased())
            else { throw UnknownField(text: String(rest[open...].prefix { $0 != "}" }) + "}") }
            parts.append(.field(field))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    public struct UnknownField: Error, Equatable {
        public let text: String
    }

    /// Whether the template has a field that distinguishes the photos of a list. Descriptions differ nearly always; a
    /// file of another photo is not replaced.
    public var isUnique: Bool { [.n, .id, .key, .alt].contains { parts.contains(.field($0)) } }
}
