package import GalleryCore

/// Maps payloads of Flickr to entities.
package struct FlickrEntities: Sendable {
    let base: BaseAddress

    package init(base: BaseAddress) { self.base = base }

    /// A photo of a page; nil for a video, and when no picture of it can be asked for.
    package func photo(_ payload: FlickrPhotoPayload) -> Photo? {
        guard payload.isPhoto else { return nil }
        let owner = payload.pathAlias ?? payload.owner
        let page = FlickrLinks.page(of: payload.id, owner: owner)
        let pictures = FlickrPictureSet(
            payload.sizes, base: base,
            known: (payload.id, payload.server, payload.secret),
            original: PixelSize(width: payload.originalWidth ?? 0, height: payload.originalHeight ?? 0))
        guard let pictures else { return nil }
        return Photo(
            id: PhotoID(service: .flickr, key: payload.id), title: payload.title.map(MarkedText.unescaped),
            about: payload.about.map(MarkedText.withoutTags),
            author: Author(
                name: payload.ownerName.map(MarkedText.unescaped) ?? owner, username: payload.owner,
                link: FlickrLinks.person(owner)),
            license: FlickrLicense.license(payload.license, page: page), pageLink: page,
            date: payload.uploaded.flatMap(ServiceDate.parse), taken: payload.taken.date,
            size: pictures.size, tags: Self.tags(payload.tags ?? ""),
            place: FlickrPlace.place(
                nil, payload.latitude, payload.longitude, accuracy: payload.accuracy),
            counts: Counts(likes: payload.favorites, views: payload.views, comments: payload.comments),
            source: pictures.source, original: pictures.original)
    }

    /// One photo with everything.
    package func photo(_ info: FlickrInfoPayload, _ sizes: [FlickrSize], _ exif: Exif) -> Photo? {
        let owner = info.owner.pathAlias ?? info.owner.key
        let page = FlickrLinks.page(of: info.id, owner: owner)
        let name = info.owner.realName ?? info.owner.username
        let pictures = FlickrPictureSet(
            sizes, base: base, known: (info.id, info.server, info.secret), original: nil)
        guard let pictures else { return nil }
        return Photo(
            id: PhotoID(service: .flickr, key: info.id), title: info.title.map(MarkedText.unescaped),
            about: info.about.map(MarkedText.withoutTags),
            author: Author(
                name: name.map(MarkedText.unescaped) ?? owner, username: info.owner.key,
                link: FlickrLinks.person(owner)),
            license: FlickrLicense.license(info.license, page: page), pageLink: page,
            date: info.uploaded.flatMap(ServiceDate.parse), taken: info.taken.date, size: pictures.size,
            tags: info.tags.map(MarkedText.unescaped).normalizedTags, exif: exif, place: info.place?.place,
            counts: Counts(views: info.views, comments: info.comments), source: pictures.source,
            original: pictures.original)
    }

    /// Those of a page: nothing twice, no more than were asked for.
    func photos(_ payloads: [FlickrPhotoPayload], limit: Int) -> [Photo] {
        Array(payloads.compactMap(photo).distinct(by: \.id).prefix(limit))
    }

    /// Tags of a page stand in one text, with those of programs among them.
    private static func tags(_ text: String) -> [String] {
        text.split(separator: " ").filter { !FlickrTagPayload.isForMachines($0) }
            .map { MarkedText.unescaped(String($0)) }.normalizedTags
    }
}
