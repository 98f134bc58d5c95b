import GalleryCore

extension FlickrCatalog: AddressedPictures {
    var base: BaseAddress { api.base }

    /// Downloads the largest of the supported files in `photos.getSizes`, if the owner allows downloads.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service else { throw .notFound }
        let answer = try await api.call(
            FlickrSizesPayload.self, "photos.getSizes", [("photo_id", photo.id.key)])
        guard answer.allowsDownload else { throw .refused(.downloadForbidden) }
        let best = FlickrPictureSet.best(answer.sizes)
        try await download(
            base.stored(best.map { FlickrLinks.secured($0.address) }), into: path, progress: progress)
    }
}
