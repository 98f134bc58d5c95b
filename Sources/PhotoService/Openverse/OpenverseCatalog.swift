public import FoundationEssentials
public import GalleryCore

/// Openly licensed photos from the Openverse API, which asks for no key.
public final class OpenverseCatalog: PhotoCatalog, Sendable {
    /// Where Openverse is.
    public static let publicBase = "https://api.openverse.org/v1"

    public let service = ServiceName.openverse
    /// All but color and order.
    public var filters: FilterAbility { OpenverseFilters.ability }
    let api: OpenverseAPI
    let transport: CurlTransport
    private let pages: OpenversePages
    private let sources: OpenverseSources
    private let seen = SeenPhotos()
    private let now: @Sendable () -> Date

    /// Makes no request yet.
    ///
    /// - Parameters:
    ///   - base: https, or http to this machine.
    ///   - credentials: for the higher limits of a registered application; without them requests are anonymous.
    ///   - now: the clock that chooses the themes of the day.
    /// - Throws: `.misconfigured` when the base address cannot be used.
    public init(
        base: String = publicBase, credentials: OpenverseCredentials? = nil, transport: CurlTransport,
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(CatalogError) {
        api = OpenverseAPI(
            base: try BaseAddress(base), credentials: credentials, transport: transport, now: now)
        (self.transport, self.now) = (transport, now)
        pages = OpenversePages(api: api)
        sources = OpenverseSources(api: api)
    }

    public func largestPage(of query: PhotoQuery) -> Int { OpenverseWindow.largest }

    /// Always `.impossible` for a topic or a collection: the service has none.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await feed(request)
        case .search(let words): try await search(words, request)
        case .topic(let topic): throw .impossible(.topics(service, topic: topic))
        case .collection: throw .impossible(.collections(service))
        case .author(.name(let name), _), .author(.username(let name), _):
            try await photos(by: name, request)
        case .similar(let example): try await photos(like: example.photo, request)
        case .random(let words):
            Page(items: try await random(words, count: request.size), hasMore: true)
        }
    }

    /// `GET /images/` for two of the themes of the day: the service has no feed.
    private func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let size = min(max((page.size + 1) / 2, 1), OpenverseWindow.largest)
        let pair = OpenverseThemes.pair(page: page.number, day: OpenverseThemes.day(now()))
        let lists = await pair.concurrentResults { [pages] theme throws(CatalogError) in
            let query = SearchQuery(words: theme.words, filters: [.size: "large"])
            return try await pages.photos(OpenverseFilters.parameters(query), page: theme.page, size: size)
        }
        let found = lists.compactMap { try? $0.get() }
        // One of two themes is still a page; without any, the first failure says why.
        if found.isEmpty { _ = try lists[0].get() }
        let photos = found.inTurn.prefix(page.size)
        return seen.noting(Page(items: Array(photos), hasMore: page.number < OpenverseThemes.all.count))
    }

    /// By a minus before a word.
    public var excludesWords: Bool { true }

    /// `GET /images/`, once or twice for a page of 30.
    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        if let source = query.filters[.source] { try await sources.check(source) }
        var found = seen.noting(try await pages.page(OpenverseFilters.parameters(query), page))
        if query.words.count > OpenverseFilters.longestQuery, page.number == 1 {
            found.notes.append(.queryCut(OpenverseFilters.longestQuery, by: service))
        }
        return found
    }

    /// `GET /images/{id}/`, unless a list has told all of it already.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service else { throw .notFound }
        if let photo = seen[id.key] { return photo }
        let payload = try await api.get(OpenverseImagePayload.self, ["images", id.key])
        return seen.noting([OpenverseEntities.photo(payload)])[0]
    }

    /// A search in the names of authors, of which those are kept that bear this name.
    private func photos(by author: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let name = author.filter { $0 != "\"" }
        guard !name.isEmpty else { throw .impossible(.author) }
        let parameters = OpenverseFilters.parameters([.type: "any"])
        var found = seen.noting(try await pages.page([("creator", "\"\(name)\"")] + parameters, page))
        found.items.removeAll { $0.author.name.lowercased() != author.lowercased() }
        found.total = nil
        return found
    }

    /// `GET /images/{id}/related/`, and on further pages a search for any of its tags.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let tags = photo.tags.prefix(5).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
        guard page.number == 1 else {
            guard !tags.isEmpty else { return Page(items: [], hasMore: false) }
            let further = PageRequest(number: page.number - 1, size: page.size)
            var found = try await search(SearchQuery(words: tags.joined(separator: " | ")), further)
            found.items.removeAll { $0.id == photo.id }
            found.total = nil
            return found
        }
        let payload = try await api.get(OpenversePagePayload.self, ["images", photo.id.key, "related"])
        let related = OpenverseEntities.photos(payload.results.elements).filter { $0.id != photo.id }
        return seen.noting(Page(items: Array(related.prefix(page.size)), hasMore: !tags.isEmpty))
    }

    /// Two pages by chance of a search for the words or for a theme, shuffled.
    private func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] {
        let theme = words.isEmpty ? OpenverseThemes.all.randomElement() ?? "" : words
        let parameters = OpenverseFilters.parameters(SearchQuery(words: theme))
        let size = OpenverseWindow.largest
        var photos: [Photo] = []
        for page in (1...OpenverseWindow.depth / size).shuffled().prefix(2) where photos.count < count {
            photos += try await pages.photos(parameters, page: page, size: size)
        }
        // There were fewer pages than that.
        if photos.isEmpty { photos = try await pages.photos(parameters, page: 1, size: size) }
        return seen.noting(Array(photos.shuffled().prefix(max(0, count))))
    }

    /// From the headers of the last answers.
    public func budget() -> RateBudget? { api.limits.budget(now: Date()) }
    public func budgets() -> [(ServiceName, RateBudget)] {
        api.limits.budgets(now: Date()).map { (service, $0) }
    }
}
