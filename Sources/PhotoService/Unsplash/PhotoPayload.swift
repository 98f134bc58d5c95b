import FoundationEssentials

/// Photo in a list or as a single reply (unsplash.com/documentation, "Photo"). Only ID and `urls` are required.
package struct PhotoPayload: Decodable, Sendable {
    let id: String
    let urls: PictureLinksPayload
    let user: UserPayload?
    let title: String?
    let description: String?
    let altDescription: String?
    let links: LinksPayload?
    let createdAt: Date?
    let width: Int?
    let height: Int?
    let color: String?
    let blurHash: String?
    let tags: [String]
    let topics: TopicSubmissionsPayload?
    let exif: ExifPayload?
    let location: LocationPayload?
    let likes: Int?
    let views: Int?
    let downloads: Int?
    let isSponsored: Bool
    /// Whether the photo is marked as part of Unsplash+, which has another license.
    let isPremium: Bool
    let isIllustration: Bool

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        id = try fields.identifier("id")
        urls = try fields.decode(PictureLinksPayload.self, forKey: "urls")
        user = fields.object("user")
        title = fields.text("title")
        description = fields.text("description")
        altDescription = fields.text("alt_description")
        links = fields.object("links")
        createdAt = fields.date("created_at")
        width = fields.count("width")
        height = fields.count("height")
        color = fields.text("color")
        blurHash = fields.text("blur_hash")
        let given = fields.list("tags", TagPayload.self)
        tags = (given.isEmpty ? fields.list("tags_preview", TagPayload.self) : given).map(\.title)
        topics = fields.object("topic_submissions")
        exif = fields.object("exif")
        location = fields.object("location")
        likes = fields.count("likes")
        views = fields.count("views")
        downloads = fields.count("downloads")
        isSponsored = fields.isGiven("sponsorship")
        isIllustration = fields.text("asset_type") == "illustration"
        isPremium = fields.flag("premium") || fields.flag("plus")
    }
}
