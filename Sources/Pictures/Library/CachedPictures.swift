public import GalleryCore
import PictureExchange

/// Who fetches the pictures of a service; throws where it is not set up.
public typealias FetcherLookup = @Sendable (ServiceName) throws(CatalogError) -> any PictureFetching

/// The pictures of every service, fetched once and kept on disk for a while, as their hosts allow.
public final class CachedPictures: PictureFetching {
    /// A picture on disk, under its key, in one of the steps of width.
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

    /// `fetchers` knows the services; nil for `disk` keeps nothing.
    public convenience init(fetchers: @escaping FetcherLookup, disk: DiskCache?) {
        self.init(fetchers: fetchers, disk: disk, now: CacheFolder.now)
    }

    /// `now` tells the time, in seconds since 1970.
    init(fetchers: @escaping FetcherLookup, disk: DiskCache?, now: @escaping @Sendable () -> Double) {
        (self.fetchers, self.disk, self.now) = (fetchers, disk, now)
    }

    /// From the disk when it is there at least that wide, else from the service, at a width rounded up to one of
    /// a few steps. What its host wants to be asked about again is asked about, and used as it is when the host
    /// does not answer. Concurrent calls for one picture share a request.
    @concurrent public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        let found = find(source, service, width)
        if let found, isFresh(found.picture) { return FetchedPicture(found.picture.bytes, PictureStamp()) }
        return FetchedPicture(
            try await fetch(source, of: service, width: width, unless: found), PictureStamp())
    }

    /// The same of one that was looked for on disk and is not there.
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
                let known = found.flatMap { $0.picture.stamp.canBeChecked ? $0.picture : nil }
                let answer = try await fetcher.picture(source, of: service, width: step, unless: known)
                self.keep(answer, for: key)
                return .success(answer.bytes)
            } catch {
                if let found, Self.isAbsence(error) { return .success(found.picture.bytes) }
                return .failure(error)
            }
        }.get()
    }

    /// Whether it is on disk and needs no request.
    func hasAtHand(_ source: PictureSource, of service: ServiceName, width: Int) -> Bool {
        find(source, service, width).map { isFresh($0.picture) } ?? false
    }

    /// The picture on disk, when it may be used as it is; a large one where it lies.
    func atHand(_ source: PictureSource, of service: ServiceName, width: Int) -> StoredPicture {
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

    /// The service's own; full-size files are never cached.
    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await fetchers(photo.id.service).download(
            photo, ofAnyType: ofAnyType, into: path, progress: progress)
    }

    /// Drops a picture that turned out to be damaged, in every width.
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

    /// Only what begins like a picture is kept, and only where its host has nothing against it.
    private func keep(_ answer: FetchedPicture, for key: String) {
        let start = Array(answer.bytes.prefix(PictureKind.signatureBytes))
        if PictureKind(start) != nil, answer.stamp.mayBeKept {
            disk?.insertSoon(FetchedPicture(answer.bytes, answer.stamp, date: now()), for: key)
        } else {
            disk?.remove(key)
        }
    }

    /// No host said whether the picture has changed: what is at hand is better than none.
    private static func isAbsence(_ error: CatalogError) -> Bool {
        switch error {
        case .offline, .timedOut, .rateLimited, .unavailable, .unreadable: true
        case .unauthorized, .misconfigured, .notFound, .refused, .impossible, .tooLarge, .notStored,
            .cancelled:
            false
        }
    }

    /// One file, one key: a variant of fixed width is the same whatever width was asked for.
    private func key(_ source: PictureSource, _ service: ServiceName, _ step: Int) -> String? {
        source.variant(forWidth: step).map { "\(service) \($0.width ?? step) \($0.address)" }
    }
}

/// What is kept of a picture.
enum StoredPicture {
    case fresh(PictureRequest.Subject)
    /// Its host wants to be asked whether it has changed.
    case stale
    case absent
}

/// The widths in which pictures are asked for: the width drawn, rounded up to one of a few steps, so that a slightly
/// different window finds them in the cache.
///
/// A step is at most half as wide again as the one before. Below 200 there is none: a picture drawn in cells has few
/// pixels, and at that size the colors of a JPEG, kept at half its resolution, would run.
enum RequestWidth {
    private static let steps = [200, 300, 400, 600, 800, 1200, 1600]

    /// The narrowest step that is wide enough; beyond the last in multiples of its half.
    static func step(for width: Int) -> Int {
        steps.first { $0 >= width } ?? (width + 799) / 800 * 800
    }

    /// The steps in which a picture would be wide enough, narrowest first.
    static func acceptable(for width: Int) -> [Int] {
        let least = step(for: width)
        return [least] + steps.filter { $0 > least }
    }
}
