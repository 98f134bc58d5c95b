/// Downloads of encoded pictures; untrusted until decoded.
public protocol PictureFetching: Sendable {
    /// Picture at `width` pixels, at most 64 MiB. `stored` is revalidated, and returned if it has not changed.
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture

    /// Streams the full-size file, at most 1 GiB, to `path`.
    /// Resumes an interrupted download if the server still has the same file and supports ranges, else restarts. After
    /// an error, the file keeps the received bytes, and `FileDraft.originPath` identifies their source.
    ///
    /// A file is unusable if it is not available or, unless `ofAnyType` is set, not JPEG, PNG or WebP. Throws
    /// `.refused(.smallerOnly)` if it is unusable and the service has a copy. Reports the download to services that ask
    /// for it, ignoring errors. `progress` receives the bytes so far and the total if known; called on any thread.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError)

    /// Like `download`, but streams the service's largest copy.
    func downloadSmaller(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError)

    /// Small copy of the user's file that was stored by another program and has at least this size; `nil` without one.
    func thumbnail(of photo: Photo, atLeast size: PixelSize) async -> [UInt8]?

    /// Reports a photo that was added to favorites or exported, if the service asks for download reports.
    func reportDownload(of photo: Photo) async throws(CatalogError)
}

extension PictureFetching {
    public func thumbnail(of photo: Photo, atLeast size: PixelSize) async -> [UInt8]? { nil }

    public func reportDownload(of photo: Photo) async throws(CatalogError) {}

    public func downloadSmaller(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { throw .refused(.noOriginal) }

    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        try await picture(source, of: service, width: width, unless: nil).bytes
    }
}
