public import FoundationEssentials
public import GalleryCore

/// Openly licensed photos from the Openverse API; works without key.
public final class OpenverseCatalog: PhotoCatalog, Sendable {
    public static let publicBase = "https://api.openverse.org/v1"

    public let service = ServiceName.openverse
    public var filters: FilterAbility { OpenverseFilters.ability }
    let api: OpenverseAPI
    let transport: CurlTransport
    private let pages: OpenversePages
    private let sources: OpenverseSources
    private let received = ReceivedPhotos()
    private let now: @Sendable () -> Date

    /// Makes no request. `base` is https, or http to this computer. `credentials` is the user's application, which may
    /// have other limits; `nil` for anonymous requests. `now` is the clock for the themes. Throws
    /// `.misconfigured` for an invalid base address.
    public init(
        base: String = publicBase, credentials: OpenverseCredentials? = nil, transport: CurlTransport,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(CatalogError) {
        api = OpenverseAPI(
            base: try BaseAddress(base), credentials: credentials, transport: transport, now: now)
        self.transport = transport
        self.now = now
        pages = OpenversePages(api: api)
        sources = OpenverseSources(api: api)
    }

    public func largestPage(of query: PhotoQuery) -> Int { OpenverseWindow.largest }

    /// Throws `.impossible` for topics and collections, which the service does not have.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
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

    /// Results for two themes, as the service has no feed.
    private func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let size = min(max((page.size + 1) / 2, 1), OpenverseWindow.largest)
        let pair = OpenverseThemes.pair(page: page.number, period: OpenverseThemes.period(now()))
        let lists = await pair.concurrentResults { [pages] theme throws(CatalogError) in
            let query = SearchQuery(keywords: theme.keywords, filters: [.size: "large"])
            return try await pages.photos(query, page: theme.page, size: size)
        }
        for case .failure(.cancelled) in lists { throw .cancelled }
        let found = lists.compactMap { try? $0.get() }
        // One theme suffices for a page; if both fail, the first error is thrown.
        if found.isEmpty { _ = try lists[0].get() }
        let photos = found.interleaved.prefix(page.size)
        return received.record(Page(items: Array(photos), hasMore: page.number < OpenverseThemes.all.count))
    }

    public var excludesWords: Bool { true }

    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        if let source = query.filters[.source] { try await sources.check(source) }
        var found = received.record(
            try await pages.page(OpenverseFilters.parameters(query), query.filters, page))
        if query.keywords.count > OpenverseFilters.longestQuery, page.number == 1 {
            found.notes.append(.queryCut(OpenverseFilters.longestQuery, by: service))
        }
        return found
    }

    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service else { throw .notFound }
        if let photo = received[id.key] { return photo }
        let payload = try await api.get(OpenverseImagePayload.self, ["images", id.key])
        return received.record([payload.photo])[0]
    }

    /// Photos of the creator if the source is known, else of all creators with this name.
    private func photos(by author: AuthorID, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let creator: OpenversePages.Parameters
        let isExact: (Author) -> Bool
        switch author {
        case .username(let username):
            guard let owner = OpenverseCreator(username: username) else { throw .notFound }
            creator = owner.collection
            isExact = { $0.id == author }
        case .name(let name):
            let quoted = name.filter { $0 != "\"" }
            guard !quoted.isEmpty else { throw .impossible(.author) }
            creator = [("creator", "\"\(quoted)\"")]
            isExact = { $0.name.lowercased() == name.lowercased() }
        }
        let filters = [FilterName.type: "any"]
        var found = received.record(
            try await pages.page(creator + OpenverseFilters.parameters(filters), filters, page))
        found.items.removeAll { !isExact($0.author) }
        found.total = nil
        return found
    }

    /// Page 1 has the images that the service calls related; further pages have search results for any of the tags.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let tags = photo.tags.prefix(5).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
        guard page.number == 1 else {
            guard !tags.isEmpty else { return Page(items: [], hasMore: false) }
            let further = PageRequest(number: page.number - 1, size: page.size)
            var found = try await search(SearchQuery(keywords: tags.joined(separator: " | ")), further)
            found.items.removeAll { $0.id == photo.id }
            found.total = nil
            return found
        }
        let payload = try await api.get(OpenversePagePayload.self, ["images", photo.id.key, "related"])
        let pictures = payload.results.elements.filter { !$0.hasOtherFile }
        let related = pictures.photos.filter { $0.id != photo.id }
        return received.record(Page(items: Array(related.prefix(page.size)), hasMore: !tags.isEmpty))
    }

    /// Photos of one or two random pages of a search for the words, else for a random theme; shuffled.
    private func random(_ keywords: String, count: Int) async throws(CatalogError) -> [Photo] {
        let theme = keywords.isEmpty ? OpenverseThemes.all.randomElement() ?? "" : keywords
        let query = SearchQuery(keywords: theme)
        let size = OpenverseWindow.largest
        var photos: [Photo] = []
        for page in (1...OpenverseWindow.depth / size).shuffled().prefix(2) where photos.count < count {
            photos += try await pages.photos(query, page: page, size: size)
        }
        if photos.isEmpty { photos = try await pages.photos(query, page: 1, size: size) }
        return received.record(Array(photos.shuffled().prefix(max(0, count))))
    }

    public func grant() async -> RequestGrant? { await api.grant() }

    public func budget() -> RateBudget? { api.limits.budget(now: Date()) }
    public func budgets() -> [(ServiceName, RateBudget)] {
        api.limits.budgets(now: Date()).map { (service, $0) }
    }
}
