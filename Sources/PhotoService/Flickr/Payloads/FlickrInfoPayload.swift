import GalleryCore

/// Reply of `photos.getInfo`: metadata without sizes and camera settings.
package struct FlickrInfoPayload: Decodable, Sendable {
    package let photo: FlickrPhotoPayload

    package init(from decoder: any Decoder) throws {
        let decoder = try decoder.fields().superDecoder(forKey: "photo")
        let fields = try decoder.fields()
        let owner = try decoder.fields(in: "owner")
        let dates = try? decoder.fields(in: "dates")
        let taken = FlickrTaken(
            text: dates?.text("taken"), granularity: dates?.integer("takengranularity"),
            isUnknown: dates?.flag("takenunknown") ?? true)
        photo = FlickrPhotoPayload(
            id: try fields.identifier("id"), owner: try owner.identifier("nsid"),
            ownerName: owner.text("realname") ?? owner.text("username"), pathAlias: owner.text("path_alias"),
            secret: fields.text("secret"), server: fields.text("server"),
            title: fields.object("title", ContentText.self)?.text,
            about: fields.object("description", ContentText.self)?.text, license: fields.text("license"),
            uploaded: dates?.text("posted") ?? fields.text("dateuploaded"), taken: taken.date,
            place: fields.object("location", FlickrPlace.self)?.place,
            tags: (try? FlickrTagsPayload(from: decoder))?.names ?? [],
            counts: Counts(
                views: fields.count("views"),
                comments: fields.object("comments", ContentText.self)?.text.flatMap { Int($0) }))
    }
}
