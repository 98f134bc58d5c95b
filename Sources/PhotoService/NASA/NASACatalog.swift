import FoundationEssentials
import GalleryCore

/// Images of NASA's library (images.nasa.gov); needs no key.
final class NASACatalog: PhotoCatalog, Sendable {
    static let publicBase = "https://images-api.nasa.gov"
    /// Maximum number of reachable results.
    private static let depth = 10_000
    /// Search themes that replace a feed, which the service lacks. They rotate every four hours and by
    /// page.
    private static let themes = [
        "nebula", "Earth from space", "Saturn", "spacewalk", "galaxy", "rocket launch", "Mars surface",
        "aurora", "Jupiter", "Moon surface", "supernova", "Hubble",
    ]

    let service = ServiceName.nasa
    let filters = FilterAbility([.order: ["relevant"]])
    let base: BaseAddress
    let transport: CurlTransport
    let entities: NASAEntities
    private let now: @Sendable () -> Date
    private let likeness = BoundedMemory<PhotoID, String>()
    private let received = ReceivedPhotos()

    /// Makes no request. Throws `.misconfigured` for an invalid base address.
    init(
        base: String = publicBase, transport: CurlTransport, now: @escaping @Sendable () -> Date = { Date() }
    ) throws(CatalogError) {
        self.base = try BaseAddress(base)
        self.transport = transport
        self.now = now
        entities = NASAEntities(base: self.base)
    }

    func largestPage(of query: PhotoQuery) -> Int { 100 }

    /// Throws `.impossible` for topics and collections, which the service does not have.
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await feed(request)
        case .search(let searchQuery): try await search(searchQuery, request)
        case .topic(let topic): throw .impossible(.topics(service, topic: topic))
        case .collection: throw .impossible(.collections(service))
        case .author(let author, _): try await photos(by: author, request)
        case .similar(let example): try await photos(like: example.photo, request)
        case .random(let keywords):
            Page(items: try await random(keywords, count: request.size), hasMore: true)
        }
    }

    private func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let period = Int(clamping: now().timeIntervalSince1970 / 14_400)
        let step = max(0, period + page.number - 1)
        let round = (page.number - 1) / Self.themes.count
        var found = try await found(
            [("q", Self.themes[step % Self.themes.count])], PageRequest(number: round + 1, size: page.size))
        found.total = nil
        found.hasMore = true
        return found
    }

    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        guard !query.keywords.isEmpty else { throw .impossible(.filtersAlone(service)) }
        return try await found([("q", query.keywords)], page)
    }

    private func photos(by author: AuthorID, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch author {
        case .username(let username):
            guard let creator = NASAEntities.creator(username) else { throw .notFound }
            return try await found([creator], page)
        case .name: throw .impossible(.author)
        }
    }

    /// Images with the first two keywords, else with one of them, else with the words of the title.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let tags = photo.tags.prefix(2)
        let texts = (tags.count > 1 ? [tags.joined(separator: ",")] : []) + tags
        let all = texts.map { "keywords=" + $0 } + [photo.title].compactMap { $0.map { "q=" + $0 } }
        return try await likeness.photos(like: photo, page, by: { _ in all }) { text throws(CatalogError) in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return try await found([(parts[0], parts.count > 1 ? parts[1] : "")], page)
        }
    }

    private func random(_ keywords: String, count: Int) async throws(CatalogError) -> [Photo] {
        let theme = keywords.isEmpty ? Self.themes.randomElement() ?? "" : keywords
        let size = min(max(count, 1), 100)
        for number in [Int.random(in: 1...5), 1] {
            let photos = try await found([("q", theme)], PageRequest(number: number, size: size)).items
            if !photos.isEmpty || number == 1 { return photos.shuffled() }
        }
        return []
    }

    /// Requests `/search`, unless the photo was requested before, and `/asset/{id}` if the result lacks the original.
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service else { throw .notFound }
        if let photo = received[id.key] { return photo }
        let payload = try await get(NASAPayload.self, ["search"], [("nasa_id", id.key)])
        guard let item = payload.items.elements.first(where: { $0.photo.id == id }) else { throw .notFound }
        var files = item.links
        if !files.contains(where: \.isOriginal) {
            do {
                files += try await get(NASAAssetPayload.self, ["asset", id.key]).links
                    .map { $0.encoded(forID: id.key) }
            } catch .cancelled {
                throw .cancelled
            } catch _ {}
        }
        guard let photo = entities.photo(item, files: files) else { throw .unreadable(.photoWithoutPicture) }
        return received.record([photo])[0]
    }

    private func found(
        _ query: [(name: String, value: String)], _ page: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        let size = min(page.size, 100)
        guard page.number * size <= Self.depth else { return Page(items: [], hasMore: false) }
        let payload = try await get(
            NASAPayload.self, ["search"],
            query + [("media_type", "image"), ("page", "\(page.number)"), ("page_size", "\(size)")])
        let total = payload.total
        let hasMore = total.map { page.number * size < min($0, Self.depth) } ?? (payload.items.count >= size)
        var notes: [PageNote] = []
        if !hasMore, let total, total > Self.depth { notes = [.depthLimit(Self.depth, of: service)] }
        return Page(
            items: try entities.photos(payload, limit: size), total: total, hasMore: hasMore, notes: notes)
    }

    private func get<Value: Decodable & Sendable>(
        _ type: Value.Type, _ path: [String], _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Value {
        // Empty segments, "." and ".." would select another route.
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { throw .notFound }
        let request = HTTPRequest.reply(base.url(path, query), reach: base.reach)
        return try await NASAReplyReader.read(type, from: await transport.data(request), hiding: nil)
    }

    /// Reports only the end of a backoff, as the service states no limits.
    func budget() -> RateBudget? {
        transport.refusal(at: base.text).map { RateBudget(limit: 0, remaining: 0, refusedUntil: $0) }
    }
}

enum NASAReplyReader: ReplyReader {
    static var service: ServiceName? { .nasa }
}
