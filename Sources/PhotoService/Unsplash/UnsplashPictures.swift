import GalleryCore

extension UnsplashCatalog: AddressedPictures {
    var base: BaseAddress { api.base }

    func scaled(_ url: String, to width: Int) -> String { ScaledPicture.address(url, width: width) }

    /// Reports the download (`links.download_location`) in the background during the transfer.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, let original = photo.original, base.resolved(original) != nil
        else { throw .notFound }
        // The report contains the key, so it is sent only to the base address.
        let report = photo.downloadReport.flatMap { $0.hasPrefix("/") ? api.beginReport($0) : nil }
        do throws(CatalogError) {
            try await download(original, into: path, progress: progress)
        } catch {
            report?.cancel()
            throw error
        }
    }

    func reportDownload(of photo: Photo) async throws(CatalogError) {
        guard photo.id.service == service, let report = photo.downloadReport, report.hasPrefix("/") else {
            return
        }
        try await api.report(report)
    }
}

/// Scaled addresses of the image host (docs.imgix.com, "Rendering API").
enum ScaledPicture {
    /// JPEG at most `width` pixels wide. Keeps other parameters: `ixid` credits views to the author.
    static func address(_ address: String, width: Int) -> String {
        let bare = WebAddress.removing(["w", "h", "q", "fm", "fit", "dpr", "auto"], from: address)
        let clamped = min(max(width, 1), 8192)
        return WebAddress.adding([("w", "\(clamped)"), ("q", "80"), ("fm", "jpg"), ("fit", "max")], to: bare)
    }
}
