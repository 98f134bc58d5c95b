import FoundationEssentials

public struct FileNaming: Equatable, Sendable {
    public let template: FileNameTemplate
    /// Number, date and board, which are not properties of the photo; a width or height here overrides the photo's.
    public let values: [FileNameTemplate.Field: String]
    /// Extension without the dot, as typed; if `nil`, the content determines it.
    public let ending: String?
    /// Whether the user typed the name for this file, so that a file of another photo with this name is an error.
    public let isExact: Bool

    public init(
        _ template: FileNameTemplate, values: [FileNameTemplate.Field: String] = [:], ending: String? = nil,
        isExact: Bool = false
    ) {
        self.template = template
        self.values = values
        self.ending = ending
        self.isExact = isExact
    }

    /// Value of a field; empty if unknown. `identity` is the photo's identifier as part of a file name.
    public func value(of field: FileNameTemplate.Field, _ photo: Photo, identity: String) -> String {
        switch field {
        case .title: photo.title ?? photo.about ?? photo.altText ?? ""
        case .author: photo.author.name
        case .license: photo.license.name
        case .alt: AltText(photo)?.text ?? ""
        case .id: identity
        case .service: photo.id.service.rawValue
        case .key: photo.id.key
        case .slug:
            [photo.title, photo.altText, photo.about, identity].lazy.compactMap { $0.map(Slug.of) }
                .first { !$0.isEmpty } ?? ""
        case .published: photo.date.map { String($0.ISO8601Format().prefix(10)) } ?? ""
        case .taken: Self.date(photo.taken)
        case .width: values[field] ?? photo.size.map { String($0.width) } ?? ""
        case .height: values[field] ?? photo.size.map { String($0.height) } ?? ""
        case .n, .date, .board: values[field] ?? ""
        }
    }

    /// Date without time. `--` separates the limits of an interval, as ISO 8601 advises for file names.
    private static func date(_ date: LocalDate?) -> String {
        switch date?.extent {
        case .at(let point): point.text
        case .between(let first, let last): "\(first.text)--\(last.text)"
        case .before, .after, nil: ""
        }
    }
}
