package import GalleryCore

package struct FlickrEntities: Sendable {
    let base: BaseAddress

    package init(base: BaseAddress) { self.base = base }

    /// `nil` for a video, or without a usable picture address.
    package func photo(_ payload: FlickrPhotoPayload) -> Photo? {
        guard payload.isPhoto else { return nil }
        var photo = payload.photo
        let pictures = FlickrPictureSet(
            payload.sizes, base: base, identity: (photo.id.key, payload.server, payload.secret),
            original: payload.originalSize)
        guard let pictures else { return nil }
        photo.size = pictures.size
        photo.source = pictures.source
        photo.original = pictures.original
        return photo
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
