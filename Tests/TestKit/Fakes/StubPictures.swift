public import GalleryCore

/// Pictures whose bytes are their width as text. If `failure` is set, `picture` and `download` throw it.
public struct StubPictures: PictureFetching {
    public var failure: CatalogError?

    public init(failure: CatalogError? = nil) { self.failure = failure }

    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        if let failure { throw failure }
        return FetchedPicture(Array("\(width)".utf8), PictureStamp())
    }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        if let failure { throw failure }
        progress(5, 10)
    }

    public func downloadSmaller(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { progress(1, 1) }
}
