import FoundationEssentials
public import GalleryCore

extension UnsplashCatalog: PictureFetching {
    /// Hotlinked at the width asked for, as the Unsplash guidelines demand; the key stays here.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        guard service == self.service, let rendition = source.rendition(forWidth: width),
            let (address, reach) = api.base.resolved(rendition.address)
        else { throw .notFound }
        let url = rendition.width == nil ? ScaledPicture.address(address, width: width) : address
        let response = try await transport.data(.picture(url, reach: reach))
        try Self.check(response)
        guard !response.body.isEmpty else { throw .unreadable("the picture that came is empty") }
        return response.body
    }

    /// Tells the service (`links.download_location`) while the file arrives.
    public func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, let original = photo.original,
            let (url, reach) = api.base.resolved(original)
        else { throw .notFound }
        async let told: Void = tell(photo.downloadReport)
        try Self.check(
            await transport.download(.file(url, reach: reach), into: path, progress: progress))
        await told
    }

    /// The report carries the key, so that it goes nowhere but under the base address.
    private func tell(_ report: String?) async {
        guard let report, report.hasPrefix("/") else { return }
        await api.tell(report)
    }

    private static func check(_ response: HTTPResponse) throws(CatalogError) {
        switch response.status {
        case 200: return
        case 404, 410: throw .notFound
        case 429:
            throw .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: Date()))
        case 400..<500: throw .refused("The image host refuses with status \(response.status).")
        case let status: throw .unreadable("the image host answered with status \(status)")
        }
    }
}
