/// A photo of a page, with the extras that `FlickrExtras` asks for.
///
/// Numbers come as text and text as numbers, `pathalias` as null, coordinates as 0 where there are none. Without
/// an identifier and somebody to credit it is no photo.
package struct FlickrPhotoPayload: Decodable, Sendable {
    let id: String
    let owner: String
    let ownerName: String?
    let pathAlias: String?
    let secret: String?
    let server: String?
    let title: String?
    let about: String?
    let license: String?
    let uploaded: String?
    let taken: FlickrTaken
    let latitude: Double?
    let longitude: Double?
    let accuracy: Int?
    let tags: String?
    let views: Int?
    let favorites: Int?
    let comments: Int?
    let originalWidth: Int?
    let originalHeight: Int?
    /// Anything but a video.
    package let isPhoto: Bool
    let sizes: [FlickrSize]

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        id = try fields.identifier("id")
        owner = try fields.identifier("owner")
        ownerName = fields.text("ownername")
        pathAlias = fields.text("pathalias")
        secret = fields.text("secret")
        server = fields.text("server")
        title = fields.object("title", ContentText.self)?.text
        about = fields.object("description", ContentText.self)?.text
        license = fields.text("license")
        uploaded = fields.text("dateupload")
        taken = FlickrTaken(
            text: fields.text("datetaken"), granularity: fields.integer("datetakengranularity"),
            isUnknown: fields.flag("datetakenunknown"))
        latitude = fields.number("latitude")
        longitude = fields.number("longitude")
        accuracy = fields.integer("accuracy")
        tags = fields.text("tags")
        views = fields.count("views")
        favorites = fields.count("count_faves")
        comments = fields.count("count_comments")
        originalWidth = fields.count("o_width")
        originalHeight = fields.count("o_height")
        isPhoto = fields.text("media") != "video"
        sizes = try FlickrSize.all(of: decoder)
    }
}
