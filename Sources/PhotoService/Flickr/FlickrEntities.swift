package import GalleryCore

package struct FlickrEntities: Sendable {
    let base: BaseAddress

    package init(base: BaseAddress) { self.base = base }

    /// `nil` for a video, or without a usable picture address.
    package func photo(_ payload: FlickrPhotoPayload) -> Photo? {
        guard payload.isPhoto else { return nil }
        let owner = payload.pathAlias ?? payload.owner
        let page = FlickrLinks.page(of: payload.id, owner: owner)
        let pictures = FlickrPictureSet(
            payload.sizes, base: base, identity: (payload.id, payload.server, payload.secret),
            original: payload.originalSize)
        guard let pictures else { return nil }
        return Photo(
            id: PhotoID(service: .flickr, key: payload.id), title: payload.title.map(MarkedText.unescaped),
            about: payload.about.map(MarkedText.withoutTags),
            author: Author(
                name: payload.ownerName.map(MarkedText.unescaped) ?? owner, username: payload.owner,
                link: FlickrLinks.person(owner)),
            license: FlickrLicense.license(payload.license, page: page), pageLink: page,
            date: payload.uploaded.flatMap(ServiceDate.parse), taken: payload.taken, size: pictures.size,
            tags: payload.tags.map(MarkedText.unescaped).normalizedTags, exif: payload.exif,
            place: payload.place, counts: payload.counts, source: pictures.source,
            original: pictures.original)
    }

    /// Photos of a page, unique, at most `limit`. Throws if a nonempty page has no photo with a usable address.
    func photos(_ payloads: [FlickrPhotoPayload], limit: Int) throws(CatalogError) -> [Photo] {
        let payloads = payloads.filter(\.isPhoto), photos = payloads.compactMap(photo)
        guard payloads.isEmpty || !photos.isEmpty else {
            throw .unreadable(.noReadablePhotos(payloads.count))
        }
        return Array(photos.distinct(by: \.id).prefix(limit))
    }
}
