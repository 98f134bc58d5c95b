import GalleryCore

extension CommonsCatalog: PictureFetching {
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let variant = source.variant(forWidth: width),
            let (url, reach) = api.base.resolved(variant.address)
        else { throw .notFound }
        return try PictureAnswer.reply(
            of: await api.transport.data(.picture(url, reach: reach, unless: stored)), unless: stored)
    }

    /// Downloads the original file, or the largest copy if the original needs conversion and `ofAnyType` is not set.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, let original = photo.original else { throw .notFound }
        let largest = photo.source.variant(forWidth: .max)?.address
        let isInSource = photo.source.variants.contains { $0.address == original }
        guard let address = ofAnyType || isInSource ? original : largest,
            let (url, reach) = api.base.resolved(address)
        else { throw .notFound }
        try PictureAnswer.check(
            await api.transport.download(.file(url, reach: reach), into: path, progress: progress))
    }
}
