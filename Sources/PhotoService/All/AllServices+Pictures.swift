public import GalleryCore

extension AllServices: PictureFetching {
    /// From the service named.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        try await member(service).picture(source, of: service, width: width, unless: known)
    }

    /// From the photo's own service.
    public func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await member(photo.id.service).download(photo, into: path, progress: progress)
    }
}
