import GalleryCore

/// Reply of `photos.getInfo`: metadata without sizes and camera settings. The author has the name that lists also give,
/// in `ownername`: the user name, not the real name.
package struct FlickrInfoPayload: Decodable, Sendable {
    package let photo: FlickrPhotoPayload

    package init(from decoder: any Decoder) throws {
        let decoder = try decoder.fields().superDecoder(forKey: "photo")
        let fields = try decoder.fields()
        let owner = try decoder.fields(in: "owner")
        let dates = fields.fields(in: "dates")
        var payload = try FlickrPhotoPayload(
            fields, owner: owner.identifier("nsid"), name: owner.text("username") ?? owner.text("realname"),
            alias: owner.text("path_alias"))
        let posted = dates?.text("posted") ?? fields.text("dateuploaded")
        payload.photo.date = posted.flatMap(ServiceDate.parse)
        let taken = FlickrTaken(
            text: dates?.text("taken"), granularity: dates?.integer("takengranularity"),
            isUnknown: dates?.flag("takenunknown") ?? true)
        payload.photo.taken = taken.date
        payload.photo.place = fields.fields(in: "location").flatMap(FlickrPlace.place)
        let tags = (try? FlickrTagsPayload(from: decoder))?.names ?? []
        payload.photo.tags = tags.map { HTMLReference.resolved(in: $0) }.normalizedTags
        payload.photo.counts = Counts(
            views: fields.count("views"),
            comments: fields.object("comments", ContentText.self)?.text.flatMap { Int($0) })
        photo = payload
    }
}
