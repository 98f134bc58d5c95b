import GalleryCore

/// Service whose pictures and files have addresses that need neither key nor token.
protocol AddressedPictures: PhotoCatalog, PictureFetching {
    var base: BaseAddress { get }
    var transport: CurlTransport { get }
    /// URL of a scalable picture at a width in pixels, by default unchanged.
    func scaled(_ url: String, to width: Int) -> String
}

extension AddressedPictures {
    func scaled(_ url: String, to width: Int) -> String { url }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let variant = source.variant(forWidth: width),
            let (address, reach) = base.resolved(variant.address)
        else { throw .notFound }
        let url = variant.width == nil ? scaled(address, to: width) : address
        return try PictureAnswer.reply(
            of: await transport.data(.picture(url, reach: reach, unless: stored)), unless: stored)
    }

    /// Downloads the original file, or the largest copy if the original needs conversion and `ofAnyType` is not set.
    func downloadOriginal(
        of photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        let isShown = photo.source.variants.contains { $0.address == photo.original }
        let largest = photo.source.variant(forWidth: .max)?.address
        try await download(ofAnyType || isShown ? photo.original : largest, into: path, progress: progress)
    }

    func download(
        _ stored: String?, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard let stored, let (url, reach) = base.resolved(stored) else { throw .notFound }
        try PictureAnswer.check(
            await transport.download(.file(url, reach: reach), into: path, progress: progress))
    }
}
