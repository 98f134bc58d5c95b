public import GalleryCore

extension UnsplashCatalog: PictureFetching {
    /// The same with what the image host says about keeping it.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let variant = source.variant(forWidth: width),
            let (address, reach) = api.base.resolved(variant.address)
        else { throw .notFound }
        let url = variant.width == nil ? ScaledPicture.address(address, width: width) : address
        return try PictureAnswer.reply(
            of: await transport.data(.picture(url, reach: reach, unless: known)), unless: known)
    }

    /// Tells the service (`links.download_location`) while the file arrives, in the background.
    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, let original = photo.original,
            let (url, reach) = api.base.resolved(original)
        else { throw .notFound }
        // The report carries the key, so that it goes nowhere but under the base address.
        let told = photo.downloadReport.flatMap { $0.hasPrefix("/") ? api.tell($0) : nil }
        do throws(CatalogError) {
            try PictureAnswer.check(
                await transport.download(.file(url, reach: reach), into: path, progress: progress))
        } catch {
            told?.cancel()
            throw error
        }
    }
}

/// Addresses of the image host for a given size (docs.imgix.com, "Rendering API").
enum ScaledPicture {
    /// The address for a JPEG at most `width` pixels wide. Everything else in it is kept: `ixid` is how views
    /// are credited to the author.
    static func address(_ address: String, width: Int) -> String {
        let bare = WebAddress.removing(["w", "h", "q", "fm", "fit", "dpr", "auto"], from: address)
        let clamped = min(max(width, 1), 8192)
        return WebAddress.adding([("w", "\(clamped)"), ("q", "80"), ("fm", "jpg"), ("fit", "max")], to: bare)
    }
}
