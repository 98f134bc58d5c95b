import GalleryCore

/// Photo in a list response, requested with `FlickrExtras`, or in a `photos.getInfo` response.
/// Numbers may be sent as text and text as numbers; missing coordinates are 0. ID and author are required.
package struct FlickrPhotoPayload: Sendable {
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
    let taken: LocalDate?
    let place: Place?
    /// Without machine tags.
    let tags: [String]
    let counts: Counts
    var originalSize: PixelSize?
    package var isPhoto = true
    var sizes: [FlickrSize] = []
    var exif: Exif?
}

extension FlickrPhotoPayload: Decodable {
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let taken = FlickrTaken(
            text: fields.text("datetaken"), granularity: fields.integer("datetakengranularity"),
            isUnknown: fields.flag("datetakenunknown"))
        let tags = (fields.text("tags") ?? "").split(separator: " ")
        self.init(
            id: try fields.identifier("id"), owner: try fields.identifier("owner"),
            ownerName: fields.text("ownername"), pathAlias: fields.text("pathalias"),
            secret: fields.text("secret"), server: fields.text("server"),
            title: fields.object("title", ContentText.self)?.text,
            about: fields.object("description", ContentText.self)?.text, license: fields.text("license"),
            uploaded: fields.text("dateupload"), taken: taken.date,
            place: FlickrPlace.place(
                nil, fields.number("latitude"), fields.number("longitude"),
                accuracy: fields.integer("accuracy")),
            tags: tags.filter { !FlickrTagPayload.isMachineTag($0) }.map(String.init),
            counts: Counts(
                likes: fields.count("count_faves"), views: fields.count("views"),
                comments: fields.count("count_comments")),
            originalSize: PixelSize(
                width: fields.count("o_width") ?? 0, height: fields.count("o_height") ?? 0),
            isPhoto: fields.text("media") != "video", sizes: try FlickrSize.all(of: decoder))
    }
}
