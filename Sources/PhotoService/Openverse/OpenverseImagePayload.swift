import FoundationEssentials
package import GalleryCore

/// Image in a list or as a single reply (api.openverse.org/v1, "Image"). Only the ID is required.
package struct OpenverseImagePayload: Decodable, Sendable {
    /// An original in an unsupported format is replaced by the service's own variants.
    package let photo: Photo
    /// `photograph`, `illustration` or `digitized_artwork`; most sources state none.
    let category: String?
    /// Whether the file is known to need a conversion before it can be displayed.
    let hasOtherFile: Bool
    /// Whether provider, users or text analysis marked the image as sensitive.
    let isSensitive: Bool

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let text = fields.text("id"), let uuid = UUID(uuidString: text) else {
            throw fields.unreadable("id")
        }
        let id = uuid.uuidString.lowercased()
        let type = Self.fileType(fields)
        hasOtherFile = type.map { PictureFormat(rawValue: $0) == nil } ?? false
        let file = hasOtherFile ? nil : WebAddress.secured(fields.text("url"))
        let size = PixelSize(stated: fields.count("width"), fields.count("height"))
        let license = fields.text("license")
        let page =
            WebAddress.secured(fields.text("foreign_landing_url")) ?? "https://openverse.org/image/\(id)"
        photo = Photo(
            id: PhotoID(service: .openverse, key: id),
            title: fields.text("title").map { Self.title(OpenverseText.plain($0)) },
            author: Self.author(fields),
            license: .creativeCommons(
                license, version: fields.text("license_version"),
                link: license == nil ? page : fields.text("license_url")),
            pageLink: page,
            size: size, tags: fields.list("tags", OpenverseTagPayload.self).names,
            source: OpenversePicture.source(of: id, file, width: size?.width),
            original: file ?? OpenversePicture.fullSize(of: id), fileType: type)
        category = fields.text("category")
        isSensitive = fields.flag("mature") || !fields.list("unstable__sensitivity", String.self).isEmpty
    }

    private static func author(_ fields: KeyedDecodingContainer<AnyKey>) -> Author {
        // The spelling of the service identifies the creator within a source.
        let creator = fields.text("creator")
        // Its names are those of Wikimedia Commons, copied from the text of pages.
        let isOfCommons = fields.text("source") == "wikimedia"
        let name = creator.map(OpenverseText.plain) ?? ""
        return Author(
            name: isOfCommons ? AuthorName.name(in: name) : name,
            username: OpenverseCreator(fields.text("source"), creator)?.username,
            link: WebAddress.secured(fields.text("creator_url")))
    }

    /// Strips prefix and extension of Wikimedia titles: `File:Grey heron 2.jpg`.
    private static func title(_ text: String) -> String {
        guard text.hasPrefix("File:") else { return text }
        let name = text.dropFirst(5)
        guard let dot = name.lastIndex(of: "."), name.distance(from: dot, to: name.endIndex) <= 5 else {
            return String(name)
        }
        return String(name[..<dot])
    }

    /// Extensions that identify an image type; others, such as `php`, do not.
    private static let imageTypes: Set<String> = [
        "jpg", "jpeg", "png", "webp", "gif", "svg", "tif", "tiff", "bmp", "avif", "heic", "jp2",
    ]

    /// Reported type, else the address extension; `nil` if unknown.
    private static func fileType(_ fields: KeyedDecodingContainer<AnyKey>) -> String? {
        let path = fields.text("url")?.prefix { $0 != "?" && $0 != "#" } ?? ""
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
        let stated = (fields.text("filetype") ?? fields.text("extension"))?
            .lowercased().split(separator: "/").last.map(String.init)
        guard let type = stated ?? ending, stated != nil || imageTypes.contains(type),
            (2...5).contains(type.utf8.count),
            type.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return ["jpeg": "jpg", "tif": "tiff"][type] ?? type
    }
}

extension Sequence<OpenverseImagePayload> {
    /// Unique photos without sensitive ones.
    package var photos: [Photo] { filter { !$0.isSensitive }.map(\.photo).distinct(by: \.id) }
}
