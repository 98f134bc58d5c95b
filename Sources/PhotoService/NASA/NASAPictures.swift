import GalleryCore

extension NASACatalog: PictureFetching {
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let variant = source.variant(forWidth: width),
            let (url, reach) = base.resolved(variant.address)
        else { throw .notFound }
        return try PictureAnswer.reply(
            of: await transport.data(.picture(url, reach: reach, unless: stored)), unless: stored)
    }

    /// Downloads the original file, or the largest copy if the original needs conversion and `ofAnyType` is not set.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service else { throw .notFound }
        // If a list had only a preview, requests all files of the photo first.
        let whole = photo.hasOnlyPreview ? try await self.photo(photo.id) : photo
        let isShown = whole.source.variants.contains { $0.address == whole.original }
        let largest = whole.source.variant(forWidth: .max)?.address
        guard let address = ofAnyType || isShown ? whole.original : largest,
            let (url, reach) = base.resolved(address)
        else { throw .notFound }
        try PictureAnswer.check(
            await transport.download(.file(url, reach: reach), into: path, progress: progress))
    }
}

extension Photo {
    fileprivate var hasOnlyPreview: Bool { original?.contains("~thumb.") == true }
}
