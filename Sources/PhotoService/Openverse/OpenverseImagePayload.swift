import FoundationEssentials

/// An image as the Openverse API sends it, in lists and alone (api.openverse.org/v1, "Image").
///
/// Without an identifier it cannot be asked for; everything else may be missing.
struct OpenverseImagePayload: Decodable, Sendable {
    let id: String
    let title: String?
    let creator: String?
    let creatorLink: String?
    let landingPage: String?
    let address: String?
    let license: String?
    let licenseVersion: String?
    let licenseLink: String?
    let source: String?
    let fileType: String?
    let width: Int?
    let height: Int?
    let tags: [OpenverseTagPayload]
    /// Marked as not for everybody by its provider, by users or for its text.
    let isSensitive: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let id = fields.text("id"), let uuid = UUID(uuidString: id) else {
            throw fields.unreadable("id")
        }
        self.id = uuid.uuidString.lowercased()
        title = fields.text("title")
        creator = fields.text("creator")
        creatorLink = fields.text("creator_url")
        landingPage = fields.text("foreign_landing_url")
        address = fields.text("url")
        license = fields.text("license")
        licenseVersion = fields.text("license_version")
        licenseLink = fields.text("license_url")
        source = fields.text("source")
        fileType = fields.text("filetype")
        width = fields.count("width")
        height = fields.count("height")
        tags = fields.list("tags")
        isSensitive = fields.flag("mature") || !fields.list("unstable__sensitivity", String.self).isEmpty
    }
}
