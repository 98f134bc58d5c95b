import GalleryCore

/// Member `collection` of a search reply (images.nasa.gov/docs/images.nasa.gov_api_docs.pdf).
package struct NASAPayload: Decodable, Sendable {
    package let items: LossyArray<NASAItemPayload>
    let total: Int?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "collection")
        items = try fields.decode(LossyArray<NASAItemPayload>.self, forKey: "items")
        total = fields.fields(in: "metadata")?.count("total_hits")
    }
}

/// Item with the metadata in the first element of `data`. Only the ID is required.
package struct NASAItemPayload: Decodable, Sendable {
    /// Photo without size and files, which are those of `links`.
    let photo: Photo
    let isImage: Bool
    let links: [NASALinkPayload]

    private static let guidelines = License(
        code: "nasa", name: "NASA media usage guidelines",
        link: "https://www.nasa.gov/nasa-brand-center/images-and-media/")
    /// Phrases that claim third-party rights in descriptions and credits.
    private static let claims = ["copyright", "©", "(c)"]

    private static func isClaim(_ text: String) -> Bool { claims.contains(where: text.lowercased().contains) }

    /// NASA's guidelines, or the terms of the third party that the description or else a creator's name credits.
    private static func license(_ credit: NASACredit?, _ creators: [String], page: String) -> License {
        let creators = creators.map(NASACredit.init(_:))
        let others =
            credit.flatMap { $0.namesOthers ? $0 : nil }
            ?? creators.first { $0.namesAgency || isClaim($0.text) }
        guard let others else { return guidelines }
        return others.isOfESA
            ? .creativeCommons("by", version: "4.0", link: nil)
            : .creativeCommons(nil, version: nil, link: page)
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        var list = try fields.nestedUnkeyedContainer(forKey: "data")
        let data = try list.nestedContainer(keyedBy: AnyKey.self)
        let id = try data.identifier("nasa_id") { PhotoID(service: .nasa, key: $0).isPlain }
        // One element may contain several keywords, separated by commas.
        let keywords = data.list("keywords", String.self).flatMap { $0.split(separator: ",") }
        let description = data.text("description")
        let credit = description.flatMap(NASACredit.init(description:))
        let creators = [data.text("photographer"), data.text("secondary_creator")].compactMap(\.self)
        let page = "https://images.nasa.gov/details/\(id.percentEncoded)"
        let license = Self.license(credit, creators, page: page)
        let isClaimed = ([description].compactMap(\.self) + creators).contains(where: Self.isClaim)
        photo = Photo(
            id: PhotoID(service: .nasa, key: id), title: data.text("title").map { HTMLFragment($0).text },
            about: description.map { HTMLFragment($0).text },
            altText: data.text("description_508"), author: NASAEntities.author(data, credit: credit),
            license: license, pageLink: page,
            taken: data.text("date_created").flatMap { LocalDate($0.prefix(10)) },
            tags: keywords.map { HTMLReference.resolved(in: $0) }.normalizedTags,
            place: Place(name: data.text("location"), latitude: nil, longitude: nil),
            source: PictureSource([]),
            restrictions: isClaimed || license.code == "unknown" ? ["third-party"] : nil)
        isImage = data.text("media_type").map { $0 == "image" } ?? true
        links = fields.list("links", NASALinkPayload.self).map { $0.encoded(forID: id) }
    }
}

/// One file of an item; some replies list only a preview.
struct NASALinkPayload: Decodable, Sendable {
    private(set) var address: String
    let width: Int?
    let height: Int?
    let isOriginal: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        address = try fields.nonempty("href")
        width = fields.count("width")
        height = fields.count("height")
        isOriginal = fields.text("rel") == "canonical" || address.contains("~orig.")
    }

    /// Copy with a percent-encoded address. A folder of the address has the item's ID, usually without encoding, even
    /// if the ID has spaces, `#` or `?`. With escapes in the address, `%` is encoded only if the ID contains it.
    func encoded(forID id: String) -> NASALinkPayload {
        let isRaw = id.contains("%") && address.contains("/\(id)/")
        var link = self
        link.address = ""
        var rest = address.utf8[...]
        while let byte = rest.popFirst() {
            let isEscape =
                byte == UInt8(ascii: "%") && !isRaw && rest.count > 1
                && rest.prefix(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            if isEscape || Self.plain.contains(byte) {
                link.address.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                link.address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return link
    }

    /// Letters, digits and the symbols of RFC 3986 that end no path.
    private static let plain = Set(
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + "-._~:/[]@!$&'()*+,;=").utf8)
}

/// Reply of `/asset/{id}`: addresses of all files.
struct NASAAssetPayload: Decodable, Sendable {
    let links: [NASALinkPayload]

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "collection")
        links = try fields.decode(LossyArray<NASALinkPayload>.self, forKey: "items").elements
    }
}
