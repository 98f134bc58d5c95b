import FoundationEssentials

/// A photo as the Unsplash API sends it, in lists and alone (unsplash.com/documentation, "Photo").
///
/// Without an identifier, a picture or somebody to credit it is no photo; everything else may be missing.
struct PhotoPayload: Decodable, Sendable {
    let id: String
    let urls: PictureLinksPayload
    let user: UserPayload
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
    /// Unsplash+, which is offered under a license of its own.
    let isPremium: Bool
    /// Drawn, which some of what is in the library is.
    let isIllustration: Bool

    private enum Keys: String, CodingKey {
        case id, urls, user, title, description, links, width, height, color, tags, exif, location, likes
        case views, downloads, sponsorship, premium, plus
        case assetType = "asset_type"
        case topics = "topic_submissions"
        case altDescription = "alt_description"
        case createdAt = "created_at"
        case blurHash = "blur_hash"
        case tagsPreview = "tags_preview"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard let id = fields.text(.id), id.utf8.count <= 200, WebAddress.isPrintable(id) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "no identifier")
        }
        self.id = id
        urls = try fields.decode(PictureLinksPayload.self, forKey: .urls)
        user = try fields.decode(UserPayload.self, forKey: .user)
        title = fields.text(.title)
        description = fields.text(.description)
        altDescription = fields.text(.altDescription)
        links = fields.object(.links)
        createdAt = fields.date(.createdAt)
        width = fields.count(.width)
        height = fields.count(.height)
        color = fields.text(.color)
        blurHash = fields.text(.blurHash)
        let given = fields.list(.tags, TagPayload.self)
        tags = (given.isEmpty ? fields.list(.tagsPreview, TagPayload.self) : given).map(\.title)
        topics = fields.object(.topics)
        exif = fields.object(.exif)
        location = fields.object(.location)
        likes = fields.count(.likes)
        views = fields.count(.views)
        downloads = fields.count(.downloads)
        let isNull = try? fields.decodeNil(forKey: .sponsorship)
        isSponsored = isNull == false
        isIllustration = fields.text(.assetType) == "illustration"
        isPremium = fields.flag(.premium) || fields.flag(.plus)
    }
}
