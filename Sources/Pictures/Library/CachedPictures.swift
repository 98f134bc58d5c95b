public import GalleryCore

/// The pictures of every service, fetched once and kept on disk for a while.
public struct CachedPictures: PictureFetching {
    private let fetchers: @Sendable (ServiceName) -> (any PictureFetching)?
    private let disk: DiskCache?

    /// `fetchers` knows the services; nil for `disk` keeps nothing.
    public init(fetchers: @escaping @Sendable (ServiceName) -> (any PictureFetching)?, disk: DiskCache?) {
        self.fetchers = fetchers
        self.disk = disk
    }

    /// From the disk when it is there at least that wide, else from the service, at a width rounded up to one of
    /// a few steps. Only what begins like a picture is kept.
    @concurrent public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        for step in RequestWidth.acceptable(for: width) {
            if let bytes = key(source, service, step).flatMap({ disk?.bytes(for: $0) }) { return bytes }
        }
        guard let fetcher = fetchers(service) else {
            throw .refused("The service \(service) is not set up.")
        }
        let step = RequestWidth.step(for: width)
        let bytes = try await fetcher.picture(source, of: service, width: step)
        if PictureMagic.isKnown(bytes), let key = key(source, service, step) { disk?.insert(bytes, for: key) }
        return bytes
    }

    /// The service's own; full-size files are never cached.
    public func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard let fetcher = fetchers(photo.id.service) else {
            throw .refused("The service \(photo.id.service) is not set up.")
        }
        try await fetcher.download(photo, into: path, progress: progress)
    }

    /// Drops a picture that turned out to be damaged, in every width.
    func forget(_ source: PictureSource, of service: ServiceName, width: Int) {
        for step in RequestWidth.acceptable(for: width) {
            if let key = key(source, service, step) { disk?.remove(key) }
        }
    }

    /// One file, one key: a rendition of fixed width is the same whatever width was asked for.
    private func key(_ source: PictureSource, _ service: ServiceName, _ step: Int) -> String? {
        source.rendition(forWidth: step).map { "\(service) \($0.width ?? step) \($0.address)" }
    }
}
