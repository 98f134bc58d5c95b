public import GalleryCore
import PictureExchange

public typealias FetcherLookup = @Sendable (ServiceName) throws(CatalogError) -> any PictureFetching

/// Pictures of all services, cached on disk as their hosts allow.
public final class CachedPictures: PictureFetching {
    private struct Found {
        let picture: FetchedPicture
        let key: String
        let step: Int
    }

    private let fetchers: FetcherLookup
    private let disk: DiskCache?
    private let now: @Sendable () -> Double
    private let requests = RequestCoalescer<String, Result<[UInt8], CatalogError>>(
        cancelled: .failure(.cancelled))

    public convenience init(fetchers: @escaping FetcherLookup, disk: DiskCache?) {
        self.init(fetchers: fetchers, disk: disk, now: CacheFolder.now)
    }

    /// `now` returns seconds since 1970.
    init(fetchers: @escaping FetcherLookup, disk: DiskCache?, now: @escaping @Sendable () -> Double) {
        self.fetchers = fetchers
        self.disk = disk
        self.now = now
    }

    /// Returns a cached picture of at least that width, or fetches one with the width rounded up. A stale picture is
    /// revalidated, and is used if the host gives no usable answer. Concurrent calls for one picture share a request.
    @concurrent public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        let found = find(source, service, width)
        if let found, isFresh(found.picture) { return FetchedPicture(found.picture.bytes, PictureStamp()) }
        return FetchedPicture(
            try await fetch(source, of: service, width: width, unless: found), PictureStamp())
    }

    func fetch(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        try await fetch(source, of: service, width: width, unless: nil)
    }

    private func fetch(
        _ source: PictureSource, of service: ServiceName, width: Int, unless found: Found?
    ) async throws(CatalogError) -> [UInt8] {
        let fetcher = try fetchers(service)
        let step = found?.step ?? RequestWidth.step(for: width)
        guard let key = found?.key ?? key(source, service, step) else { throw .notFound }
        return try await requests.outcome(of: key) {
            do throws(CatalogError) {
                let stored = found.flatMap { $0.picture.stamp.canBeChecked ? $0.picture : nil }
                let answer = try await fetcher.picture(source, of: service, width: step, unless: stored)
                self.keep(answer, for: key)
                return .success(answer.bytes)
            } catch {
                if let found, Self.isAbsence(error) { return .success(found.picture.bytes) }
                return .failure(error)
            }
        }.get()
    }

    /// Whether an unexpired copy is on disk.
    func isCached(_ source: PictureSource, of service: ServiceName, width: Int) -> Bool {
        find(source, service, width).map { isFresh($0.picture) } ?? false
    }

    /// State of the picture on disk. Does not load pictures of 256 KiB or more.
    func cached(_ source: PictureSource, of service: ServiceName, width: Int) -> StoredPicture {
        if service == .own, let path = file(of: source) { return .fresh(.file(path: path, offset: 0)) }
        guard let disk else { return .absent }
        for step in RequestWidth.acceptable(for: width) {
            guard let key = key(source, service, step), let entry = disk.entry(for: key) else { continue }
            switch entry {
            case .picture(let picture): return isFresh(picture) ? .fresh(.bytes(picture.bytes)) : .stale
            case .file(let path, let head):
                guard head.stamp.isFresh(at: now(), since: head.date) else { return .stale }
                return .fresh(.file(path: path, offset: UInt32(clamping: head.start)))
            }
        }
        return .absent
    }

    /// Path of a file in the user's folders, which is decoded from the disk; `nil` if its name is not UTF-8.
    private func file(of source: PictureSource) -> String? {
        source.variants.first.flatMap { FileAddress.bytes($0.address) }
            .flatMap { String(validating: $0, as: UTF8.self) }
    }

    public func thumbnail(of photo: Photo, atLeast size: PixelSize) async -> [UInt8]? {
        await (try? fetchers(photo.id.service))?.thumbnail(of: photo, atLeast: size)
    }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await fetchers(photo.id.service).download(
            photo, ofAnyType: ofAnyType, into: path, progress: progress)
    }

    public func downloadSmaller(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await fetchers(photo.id.service).downloadSmaller(photo, into: path, progress: progress)
    }

    public func reportDownload(of photo: Photo) async throws(CatalogError) {
        try await fetchers(photo.id.service).reportDownload(of: photo)
    }

    /// Removes a damaged picture: all cached copies that could be used for this width.
    func forget(_ source: PictureSource, of service: ServiceName, width: Int) {
        for step in RequestWidth.acceptable(for: width) {
            if let key = key(source, service, step) { disk?.remove(key) }
        }
    }

    private func find(_ source: PictureSource, _ service: ServiceName, _ width: Int) -> Found? {
        guard let disk else { return nil }
        for step in RequestWidth.acceptable(for: width) {
            guard let key = key(source, service, step), let picture = disk.picture(for: key) else { continue }
            return Found(picture: picture, key: key, step: step)
        }
        return nil
    }

    private func isFresh(_ picture: FetchedPicture) -> Bool {
        picture.stamp.isFresh(at: now(), since: picture.date)
    }

    /// Caches data that has a picture signature, if the host allows caching; otherwise removes the cached copy.
    private func keep(_ answer: FetchedPicture, for key: String) {
        let start = Array(answer.bytes.prefix(PictureKind.signatureBytes))
        if PictureKind(start) != nil, answer.stamp.isStorable {
            disk?.insertLater(FetchedPicture(answer.bytes, answer.stamp, date: now()), for: key)
        } else {
            disk?.remove(key)
        }
    }

    /// Whether a stale picture is used in place of the error.
    private static func isAbsence(_ error: CatalogError) -> Bool {
        switch error {
        case .offline, .timedOut, .rateLimited, .unavailable, .unreadable, .several: true
        case .unauthorized, .misconfigured, .notFound, .refused, .impossible, .tooLarge, .notStored,
            .cancelled:
            false
        }
    }

    /// Cache key. A variant of fixed width has a single key for all requested widths.
    private func key(_ source: PictureSource, _ service: ServiceName, _ step: Int) -> String? {
        source.variant(forWidth: step).map { "\(service) \($0.width ?? step) \($0.address)" }
    }
}

/// Widths of requests, rounded up to a few steps, so that the cache can be used after a slight resize of the window.
///
/// Each step is at most 1.5 times the previous one. The minimum is 200: chroma subsampling of a narrower JPEG would
/// blur the colors of a picture drawn in cells.
private enum RequestWidth {
    private static let steps = [200, 300, 400, 600, 800, 1200, 1600]

    /// Rounds up to a step; beyond the last step, to a multiple of 800.
    static func step(for width: Int) -> Int {
        steps.first { $0 >= width } ?? (width + 799) / 800 * 800
    }

    static func acceptable(for width: Int) -> [Int] {
        let least = step(for: width)
        return [least] + steps.filter { $0 > least }
    }
}
