import GalleryCore

extension FlickrCatalog: PictureFetching {
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let variant = source.variant(forWidth: width),
            let (url, reach) = api.base.resolved(variant.address)
        else { throw .notFound }
        return try PictureAnswer.reply(
            of: await transport.data(.picture(url, reach: reach, unless: stored)), unless: stored)
    }

    /// Downloads the largest of the supported files in `photos.getSizes`, if the owner allows downloads.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service else { throw .notFound }
        let answer = try await api.call(
            FlickrSizesPayload.self, "photos.getSizes", [("photo_id", photo.id.key)])
        guard answer.allowsDownload else { throw .refused(.downloadForbidden) }
        guard let size = FlickrPictureSet.best(answer.sizes),
            let stored = api.base.stored(FlickrLinks.secured(size.address)),
            let (url, reach) = api.base.resolved(stored)
        else { throw .notFound }
        try PictureAnswer.check(
            await transport.download(.file(url, reach: reach), into: path, progress: progress))
    }
}
