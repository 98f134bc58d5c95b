public import FoundationEssentials
public import GalleryCore
import Synchronization

/// A service that is asked first and remembered: what it answered is shown again when it cannot be reached, refuses
/// for a while or answers nonsense. Pictures have a cache of their own.
public struct CachedCatalog: PhotoCatalog {
    let base: any PhotoCatalog & PictureFetching
    private let memory: any ReplyCache
    private let recollections: StaleResponses
    let now: @Sendable () -> Date

    /// `recollections` is told whenever an answer came from memory.
    public init(
        _ base: any PhotoCatalog & PictureFetching, memory: any ReplyCache, recollections: StaleResponses,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.base, self.memory, self.recollections, self.now) = (base, memory, recollections, now)
    }

    /// The service's own.
    public var service: ServiceName { base.service }
    /// The service's own.
    public var filters: FilterAbility { base.filters }
    /// The service's own.
    public var excludesWords: Bool { base.excludesWords }
    /// The service's own.
    public func budget() -> RateBudget? { base.budget() }

    /// The photos, or as they were.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        // What was missing then is no news when it is shown from memory.
        var notes: [PageNote] = []
        let reply = try await ask(ReplyKey(service: service, query, request)) { () throws(CatalogError) in
            let page = try await base.page(of: query, request)
            notes = page.notes
            return CachedReply(
                photos: page.items, total: page.total, hasMore: page.hasMore, date: now())
        }
        return Page(
            items: reply.photos, total: reply.total, hasMore: reply.hasMore || !query.hasPages, notes: notes)
    }

    /// The photo, or as it was.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        let reply = try await ask(ReplyKey(service: service, words: ["photo", id.key])) {
            () throws(CatalogError) in
            CachedReply(photos: [try await base.photo(id)], date: now())
        }
        guard let photo = reply.photos.first, photo.id == id else { throw .notFound }
        return photo
    }

    /// The names, or as they were.
    public func topics() async throws(CatalogError) -> [String] {
        try await ask(ReplyKey(service: service, words: ["topics"])) { () throws(CatalogError) in
            CachedReply(words: try await base.topics(), date: now())
        }.words
    }

    func ask(
        _ key: ReplyKey, _ fetch: () async throws(CatalogError) -> CachedReply
    ) async throws(CatalogError) -> CachedReply {
        do throws(CatalogError) {
            let reply = try await fetch()
            if !reply.photos.isEmpty || !reply.words.isEmpty { memory.remember(reply, as: key) }
            return reply
        } catch {
            guard error.leavesRoomForMemory, let known = memory.recall(key) else { throw error }
            recollections.note(StaleResponse(service: service, date: known.date, reason: error))
            return known
        }
    }
}

extension CachedCatalog: PictureFetching {
    /// The service's own.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        try await base.picture(source, of: service, width: width, unless: known)
    }

    /// The service's own.
    public func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await base.download(photo, into: path, progress: progress)
    }
}

extension CatalogError {
    /// The service did not get to answer; an answer that refuses is one.
    fileprivate var leavesRoomForMemory: Bool {
        switch self {
        case .offline, .timedOut, .rateLimited, .unavailable, .unreadable: true
        default: false
        }
    }
}

extension CachedCatalog {
    /// What there was to choose from.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let question =
            switch kind {
            case .topics: ["shelf", "topics"]
            case .collections(let words): ["shelf", "collections", words]
            }
        let words = question + ["\(request.number)", "\(request.size)"]
        let reply = try await ask(ReplyKey(service: service, words: words)) { () throws(CatalogError) in
            let found = try await base.collections(kind, request)
            return CachedReply(
                words: found.items.compactMap(Self.word), total: found.total, hasMore: found.hasMore,
                date: now())
        }
        let items = reply.words.compactMap { Self.value(PhotoCollection.self, in: $0) }
        return Page(items: items, total: reply.total, hasMore: reply.hasMore)
    }

    /// The figures, or as they were.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        let reply = try await ask(ReplyKey(service: service, words: ["statistics", id.key])) {
            () throws(CatalogError) in
            let statistics = try await base.statistics(of: id)
            return CachedReply(words: [statistics].compactMap(Self.word), date: now())
        }
        return reply.words.first.flatMap { Self.value(PhotoStatistics.self, in: $0) }
    }

    /// The tags, or as they were.
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await ask(ReplyKey(service: service, words: ["tags", tag])) { () throws(CatalogError) in
            CachedReply(words: try await base.relatedTags(tag), date: now())
        }.words
    }

    /// A value as one of the words that are remembered.
    private static func word(_ value: (some Encodable)?) -> String? {
        value.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func value<Value: Decodable>(_: Value.Type, in word: String) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(word.utf8))
    }
}

/// What was shown from memory since somebody asked last.
public final class StaleResponses: Sendable {
    private let waiting = Mutex<[StaleResponse]>([])

    public init() {}

    /// One a service, that of the oldest date.
    public func take() -> [StaleResponse] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }

    func note(_ recollection: StaleResponse) {
        waiting.withLock { waiting in
            guard let index = waiting.firstIndex(where: { $0.service == recollection.service }) else {
                return waiting.append(recollection)
            }
            if recollection.date < waiting[index].date { waiting[index] = recollection }
        }
    }
}
