import FoundationEssentials

/// Image in a list or as a single reply (api.openverse.org/v1, "Image"). Only the ID is required.
package struct OpenverseImagePayload: Decodable, Sendable {
    let id: String
    let title: String?
    let creator: String?
    let creatorLink: String?
    /// Creator as spelled by the service, which identifies the creator within a source.
    let storedCreator: String?
    let source: String?
    /// `photograph`, `illustration` or `digitized_artwork`; most sources state none.
    let category: String?
    let landingPage: String?
    let address: String?
    let license: String?
    let licenseVersion: String?
    let licenseLink: String?
    let fileType: String?
    let width: Int?
    let height: Int?
    let tags: [OpenverseTagPayload]
    /// Whether provider, users or text analysis marked the image as sensitive.
    let isSensitive: Bool

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let id = fields.text("id"), let uuid = UUID(uuidString: id) else {
            throw fields.unreadable("id")
        }
        self.id = uuid.uuidString.lowercased()
        title = fields.text("title").map(OpenverseText.plain)
        storedCreator = fields.text("creator")
        creator = storedCreator.map(OpenverseText.plain)
        source = fields.text("source")
        category = fields.text("category")
        creatorLink = fields.text("creator_url")
        landingPage = fields.text("foreign_landing_url")
        address = fields.text("url")
        license = fields.text("license")
        licenseVersion = fields.text("license_version")
        licenseLink = fields.text("license_url")
        fileType = fields.text("filetype") ?? fields.text("extension")
        width = fields.count("width")
        height = fields.count("height")
        tags = fields.list("tags")
        isSensitive = fields.flag("mature") || !fields.list("unstable__sensitivity", String.self).isEmpty
    }
}
