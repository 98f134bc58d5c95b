import GalleryCore

/// Photo in a list response, requested with `FlickrExtras`, or in a `photos.getInfo` response.
/// Numbers may be sent as text and text as numbers; missing coordinates are 0. ID and author are required.
package struct FlickrPhotoPayload: Sendable {
    /// Photo without size and files, which are those of `sizes`.
    var photo: Photo
    let secret: String?
    let server: String?
    var originalSize: PixelSize?
    package var isPhoto = true
    var sizes: [FlickrSize] = []

    /// Decodes the members that both responses have. `owner` is the author's ID, `alias` their name in addresses.
    init(
        _ fields: KeyedDecodingContainer<AnyKey>, owner: String, name: String?, alias: String?
    ) throws {
        let id = try fields.identifier("id"), alias = alias ?? owner
        let page = FlickrLinks.page(of: id, owner: alias)
        photo = Photo(
            id: PhotoID(service: .flickr, key: id),
            title: fields.object("title", ContentText.self)?.text.map { HTMLReference.resolved(in: $0) },
            about: fields.object("description", ContentText.self)?.text.map { HTMLFragment($0).text },
            author: Author(
                name: name.map { HTMLReference.resolved(in: $0) } ?? alias, username: owner,
                link: FlickrLinks.person(alias)),
            license: FlickrLicense.license(fields.text("license"), page: page), pageLink: page,
            source: PictureSource([]))
        secret = fields.text("secret")
        server = fields.text("server")
    }
}

extension FlickrPhotoPayload: Decodable {
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        try self.init(
            fields, owner: fields.identifier("owner"), name: fields.text("ownername"),
            alias: fields.text("pathalias"))
        photo.date = fields.date("dateupload")
        let taken = FlickrTaken(
            text: fields.text("datetaken"), granularity: fields.integer("datetakengranularity"),
            isUnknown: fields.flag("datetakenunknown"))
        photo.taken = taken.date
        photo.place = FlickrPlace.place(
            nil, fields.number("latitude"), fields.number("longitude"), accuracy: fields.integer("accuracy"))
        let tags = (fields.text("tags") ?? "").split(separator: " ")
            .filter { !FlickrTagPayload.isMachineTag($0) }.map(String.init)
        photo.tags = tags.map { HTMLReference.resolved(in: $0) }.normalizedTags
        photo.counts = Counts(
            likes: fields.count("count_faves"), views: fields.count("views"),
            comments: fields.count("count_comments"))
        originalSize = PixelSize(width: fields.count("o_width") ?? 0, height: fields.count("o_height") ?? 0)
        isPhoto = fields.text("media") != "video"
        sizes = try FlickrSize.all(of: decoder)
    }
}
