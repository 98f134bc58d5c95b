import FoundationEssentials
import GalleryCore

/// Photo in a list or as a single reply (unsplash.com/documentation, "Photo"). Only ID and `urls` are required.
package struct PhotoPayload: Decodable, Sendable {
    let id: String
    let urls: PictureLinksPayload
    let user: UserPayload?
    let title: String?
    let description: String?
    let altDescription: String?
    let webPage: String?
    /// Address to request, with the access key, at every download.
    let downloadLocation: String?
    let createdAt: Date?
    let width: Int?
    let height: Int?
    let color: String?
    let blurHash: String?
    let tags: [String]
    /// Keys of topics that accepted the photo, sorted.
    let topics: [String]?
    /// `nil` if all fields are missing.
    let exif: Exif?
    let place: Place?
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
        let links = fields.fields(in: "links")
        webPage = links?.text("html")
        downloadLocation = links?.text("download_location")
        createdAt = fields.date("created_at")
        width = fields.count("width")
        height = fields.count("height")
        color = fields.text("color")
        blurHash = fields.text("blur_hash")
        let given = fields.list("tags", TagPayload.self)
        tags = (given.isEmpty ? fields.list("tags_preview", TagPayload.self) : given).map(\.title)
        topics = fields.fields(in: "topic_submissions").map(Self.approvedTopics)
        exif = fields.fields(in: "exif").flatMap(Self.exif)
        place = fields.fields(in: "location").flatMap(Self.place)
        likes = fields.count("likes")
        views = fields.count("views")
        downloads = fields.count("downloads")
        isSponsored = fields.isGiven("sponsorship")
        isIllustration = fields.text("asset_type") == "illustration"
        isPremium = fields.flag("premium") || fields.flag("plus")
    }
}

/// `urls` of a photo: the uploaded file, a JPEG in full size, and a picture 1,080 pixels wide.
struct PictureLinksPayload: Decodable, Sendable {
    let raw: String?
    let full: String?
    let regular: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        raw = fields.text("raw")
        full = fields.text("full")
        regular = fields.text("regular")
    }

    /// Whether a picture is on the host of Unsplash+.
    var areOfPlus: Bool {
        [raw, full, regular].contains { $0?.hostForMessages.lowercased() == "plus.unsplash.com" }
    }
}

/// Tag: an object with a title, or a bare string.
private struct TagPayload: Decodable, Sendable {
    let title: String

    init(from decoder: any Decoder) throws {
        if let fields = try? decoder.fields() {
            title = try fields.decode(String.self, forKey: "title")
        } else {
            title = try decoder.singleValueContainer().decode(String.self)
        }
    }
}
