import FoundationEssentials
import GalleryCore

/// Contents of `NAME.json` next to a saved photo: author, license and description.
struct Sidecar: Codable, Equatable {
    struct Named: Codable, Equatable {
        let name: String
        let link: String?
    }

    struct Alt: Codable, Equatable {
        let text: String
        /// `own`, `service` or `description`.
        let source: String
    }

    /// Maximum bytes of a sidecar; sidecars written by this program have one or two kilobytes.
    private static let longest = 1 << 20

    /// `Credit.title`. Sidecars of earlier versions may have the alternative text here.
    let title: String?
    /// Alternative text; `nil` if only the title could replace it.
    let alt: Alt?
    let author: Named
    let license: Named
    let page: String?
    /// `service:key`.
    let id: String
    let credit: String
    /// Pixel size of the original, if known.
    let size: PixelSize?
    let tags: [String]
    let saved: Date
    /// Digest of the downloaded file, before the credit was embedded: 64 hexadecimal digits.
    let sha256: String?
    /// Digest of the saved file with its credit; `nil` in sidecars of earlier versions.
    let fileSha256: String?
    let bytes: Int?
    /// Width in pixels of a scaled-down file; `nil` for the full size.
    let width: Int?
    /// Size of the downloaded file; `nil` for a file that was not scaled down.
    let originalBytes: Int?

    init(
        _ photo: Photo, saved: Date, sha256: String? = nil, fileSha256: String? = nil, bytes: Int? = nil,
        width: Int? = nil, originalBytes: Int? = nil
    ) {
        title = Credit.title(of: photo)
        alt = AltText(photo).flatMap {
            $0.source == .title ? nil : Alt(text: $0.text, source: $0.source.rawValue)
        }
        author = Named(name: photo.author.name, link: photo.author.link)
        license = Named(name: photo.license.name, link: photo.license.link)
        page = photo.pageLink
        id = photo.id.shareable.description
        credit = Credit(photo).text()
        size = photo.size
        tags = photo.tags
        self.saved = saved
        self.sha256 = sha256
        self.fileSha256 = fileSha256
        self.bytes = bytes
        self.width = width
        self.originalBytes = originalBytes
    }

    func credits(_ photo: Photo) -> Bool {
        author.name == photo.author.name && license.name == photo.license.name && page == photo.pageLink
    }

    /// Credit for a file with this digest; `nil` if the sidecar describes another file. Earlier versions stored only
    /// the digest of the downloaded file, which equals that of the saved file if no credit could be embedded.
    func credit(of digest: String) -> FileCredit? {
        guard fileSha256 ?? sha256 == digest else { return nil }
        return FileCredit(
            title: title == alt?.text && alt?.source != AltText.Source.description.rawValue ? nil : title,
            alt: alt?.text, author: author.name,
            authorLink: author.link, license: license.name, licenseLink: license.link, page: page)
    }

    func photo(of digest: String) -> Photo? {
        credit(of: digest).map { credit in
            var photo = Photo(credit, id: id, size: size?.scaled(toWidth: width))
            if alt?.source == AltText.Source.own.rawValue { photo.ownAlt = credit.alt }
            return photo
        }
    }

    /// UTF-8 JSON that is safe to print: escapes control characters and characters that hide text.
    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        return Array(text.unicodeScalars.map(Self.escaped).joined().utf8) + [0x0A]
    }

    /// Sidecar in a file; `nil` if missing, too long or invalid, or without `text`, which is searched before decoding.
    init?(in file: consuming OpenFile?, mentioning text: String = "") {
        guard let file, file.size <= Self.longest else { return nil }
        let json = file.bytes(count: file.size)
        guard text.isEmpty || json.firstRange(of: Array(text.utf8)) != nil else { return nil }
        self.init(json: json)
    }

    init?(json: [UInt8]) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let sidecar = try? decoder.decode(Self.self, from: Data(json)) else { return nil }
        self = sidecar
    }

    // JSON has no such scalars outside strings; within a string any scalar may be escaped (RFC 8259, section 7).
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        guard scalar != "\n" else { return "\n" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        default: return String(scalar)
        }
    }
}
