import FoundationEssentials
import GalleryCore

/// What stands in `NAME.json` beside a saved photo: whose it is, under which terms, and what it shows.
struct Sidecar: Codable, Equatable {
    /// A name and where to read more.
    struct Named: Codable, Equatable {
        let name: String
        let link: String?
    }

    let title: String?
    let author: Named
    let license: Named
    /// The photo's own page.
    let page: String?
    /// `service:key`.
    let id: String
    /// The sentence to print with the picture.
    let credit: String
    /// Pixels of the original, when known.
    let size: PixelSize?
    let tags: [String]
    /// ISO 8601, UTC.
    let saved: Date
    /// Of the file as it came, before the credit was put into it: 64 hexadecimal digits.
    let sha256: String?
    /// Of the file beside it, with the credit in it; nil where an earlier program wrote this.
    let fileSha256: String?
    /// Size of the file beside it.
    let bytes: Int?

    init(
        _ photo: Photo, saved: Date, sha256: String? = nil, fileSha256: String? = nil, bytes: Int? = nil
    ) {
        title = photo.title ?? photo.about ?? photo.altText
        author = Named(name: photo.author.name, link: photo.author.link)
        license = Named(name: photo.license.name, link: photo.license.link)
        page = photo.pageLink
        id = photo.id.description
        credit = Credit(photo).text()
        size = photo.size
        tags = photo.tags
        (self.saved, self.sha256, self.fileSha256, self.bytes) = (saved, sha256, fileSha256, bytes)
    }

    /// What it says of a file with that digest; nil where it is about another. Earlier programs noted the digest of the
    /// file as it came, which is that of the file itself where no credit could be put into it.
    func credit(of digest: String) -> FileCredit? {
        guard fileSha256 ?? sha256 == digest else { return nil }
        return FileCredit(
            title: title, author: author.name, authorLink: author.link, license: license.name,
            licenseLink: license.link, page: page)
    }

    /// UTF-8 that is harmless in a terminal and an editor: what controls or hides text is escaped.
    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        return Array(text.unicodeScalars.map(Self.escaped).joined().utf8) + [0x0A]
    }

    /// Nil for what is no such file.
    init?(json: [UInt8]) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let sidecar = try? decoder.decode(Self.self, from: Data(json)) else { return nil }
        self = sidecar
    }

    // Such scalars stand only inside strings, where JSON allows any escape (RFC 8259, section 7).
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
