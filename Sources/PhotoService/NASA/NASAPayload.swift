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
    let id: String
    let title: String?
    let about: String?
    let altText: String?
    let center: String?
    let photographer: String?
    let secondaryCreator: String?
    let created: String?
    let location: String?
    let keywords: [String]
    let isImage: Bool
    let links: [NASALinkPayload]

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let data = try NASAFirst(from: fields.superDecoder(forKey: "data")).fields
        id = try data.identifier("nasa_id")
        title = data.text("title")
        about = data.text("description")
        altText = data.text("description_508")
        center = data.text("center")
        photographer = data.text("photographer")
        secondaryCreator = data.text("secondary_creator")
        created = data.text("date_created")
        location = data.text("location")
        // One element may contain several keywords, separated by commas.
        keywords = data.list("keywords", String.self).flatMap { $0.split(separator: ",").map(String.init) }
        isImage = data.text("media_type").map { $0 == "image" } ?? true
        links = fields.list("links")
    }
}

private struct NASAFirst {
    let fields: KeyedDecodingContainer<AnyKey>

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        fields = try list.nestedContainer(keyedBy: AnyKey.self)
    }
}

/// One file of an item; some replies list only a preview.
struct NASALinkPayload: Decodable, Sendable {
    let address: String
    let width: Int?
    let height: Int?
    let isOriginal: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        self.init(
            address: try fields.nonempty("href"), width: fields.count("width"),
            height: fields.count("height"), isOriginal: fields.text("rel") == "canonical")
    }

    init(address: String, width: Int? = nil, height: Int? = nil, isOriginal: Bool = false) {
        // Encodes spaces, which some addresses contain.
        self.address = address.replacing(" ", with: "%20")
        self.width = width
        self.height = height
        self.isOriginal = isOriginal || address.contains("~orig.")
    }
}

/// Reply of `/asset/{id}`: addresses of all files.
struct NASAAssetPayload: Decodable, Sendable {
    let links: [NASALinkPayload]

    init(from decoder: any Decoder) throws {
        let items = try decoder.fields(in: "collection").decode(LossyArray<Item>.self, forKey: "items")
        links = items.elements.map { NASALinkPayload(address: $0.address) }
    }

    private struct Item: Decodable {
        let address: String

        init(from decoder: any Decoder) throws { address = try decoder.fields().nonempty("href") }
    }
}
