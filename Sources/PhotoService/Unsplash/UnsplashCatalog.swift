public import GalleryCore

/// Photos from the Unsplash API, or from any server that speaks as it does.
public final class UnsplashCatalog: PhotoCatalog, Sendable {
    /// Where Unsplash is.
    public static let publicBase = "https://api.unsplash.com"

    /// The name its photos carry.
    public let service: ServiceName
    /// All that the API documents for a search.
    public let filters = UnsplashFilters.ability
    let api: UnsplashAPI
    let transport: CurlTransport
    private let entities: UnsplashEntities
    private let likeness = SimilarityCache()

    /// Makes no request yet.
    ///
    /// - Parameters:
    ///   - service: the name its photos are stored under.
    ///   - base: https, or http to this machine; addresses under it are stored as paths.
    ///   - key: the access key, sent to the base address alone; empty for none.
    ///   - license: what the photos are offered under.
    /// - Throws: `.misconfigured` when the base address or the key cannot be used.
    public init(
        service: ServiceName = .unsplash, base: String = publicBase, key: String,
        license: License = .unsplash, transport: CurlTransport
    ) throws(CatalogError) {
        let address = try BaseAddress(base)
        (self.service, self.transport) = (service, transport)
        api = try UnsplashAPI(base: address, key: key, transport: transport)
        entities = UnsplashEntities(service: service, license: license, base: address)
    }

    /// A path of the API for each query; for photos like one a search, for an author without a username `.notFound`.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await list(["photos"], request)
        case .search(let words): try await search(words, request)
        case .topic(let slug): try await list(["topics", slug, "photos"], request)
        case .collection(let key): try await list(["collections", key, "photos"], request)
        case .author(.username(let name), _): try await list(["users", name, "photos"], request)
        case .author(.name, _): throw .notFound
        case .similar(let example): try await photos(like: example.photo, request)
        case .random(let words):
            Page(items: try await random(words, count: request.size), hasMore: true)
        }
    }

    /// `GET /search/photos`.
    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        guard !query.words.isEmpty else { throw .impossible(.filtersAlone(service)) }
        let parameters = [("query", query.words)] + UnsplashFilters.parameters(query.filters)
        let (found, headers) = try await api.get(
            SearchPayload<PhotoPayload>.self, ["search", "photos"], parameters + Self.paging(page))
        let paging = UnsplashPaging(
            request: page, itemCount: found.results.count, bodyTotal: found.total,
            pageCount: found.totalPages, headers: headers)
        return try self.page(found.results, paging)
    }

    /// `GET /photos/{id}`.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service else { throw .notFound }
        let (payload, _) = try await api.get(PhotoPayload.self, ["photos", id.key])
        guard let photo = entities.photo(payload) else {
            throw .unreadable(.photoWithoutPicture)
        }
        return photo
    }

    /// `GET /topics`: slugs, in the service's order.
    public func topics() async throws(CatalogError) -> [String] {
        try await api.get(LossyArray<CollectionPayload>.self, ["topics"], [("per_page", "30")])
            .value.elements.map(\.key)
    }

    /// `GET /topics`, `GET /collections` or `GET /search/collections`.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        switch kind {
        case .topics: return try await collections(["topics"], request)
        case .collections(""): return try await collections(["collections"], request)
        case .collections(let words):
            let (found, headers) = try await api.get(
                SearchPayload<CollectionPayload>.self, ["search", "collections"],
                [("query", words)] + Self.paging(request))
            let paging = UnsplashPaging(
                request: request, itemCount: found.results.count, bodyTotal: found.total,
                pageCount: found.totalPages, headers: headers)
            return collections(found.results, paging)
        }
    }

    /// A search for the photo's strongest tags, since the API has no route for it. The photo itself is left out.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        for words in try await wordings(of: photo) {
            var found = try await search(SearchQuery(words: words), page)
            found.items.removeAll { $0.id == photo.id }
            guard !found.items.isEmpty || page.number > 1 else { continue }
            likeness.remember(words, for: photo.id)
            return found
        }
        return Page(items: [], total: 0, hasMore: false)
    }

    /// `GET /photos/random`; at most 30, and none when nothing matches the words.
    private func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] {
        let count = min(max(count, 1), 30)
        let query = words.isEmpty ? [] : [("query", words)]
        do {
            let (payload, _) = try await api.get(
                RandomPayload.self, ["photos", "random"], query + [("count", "\(count)")])
            return entities.photos(payload.elements, limit: count)
        } catch .notFound where !words.isEmpty {
            return []
        }
    }

    /// `GET /photos/{id}/statistics`: of the last 30 days.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        guard id.service == service else { throw .notFound }
        return try await api.get(StatisticsPayload.self, ["photos", id.key, "statistics"]).value.statistics
    }

    /// From the rate headers of the last answer that had them.
    public func budget() -> RateBudget? { api.budget }

    private func list(_ path: [String], _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let (list, headers) = try await api.get(LossyArray<PhotoPayload>.self, path, Self.paging(page))
        return try self.page(
            list, UnsplashPaging(request: page, itemCount: list.count, headers: headers))
    }

    private func collections(
        _ path: [String], _ page: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let (list, headers) = try await api.get(
            LossyArray<CollectionPayload>.self, path, Self.paging(page))
        return collections(list, UnsplashPaging(request: page, itemCount: list.count, headers: headers))
    }

    private func collections(
        _ list: LossyArray<CollectionPayload>, _ paging: UnsplashPaging
    ) -> Page<PhotoCollection> {
        Page(
            items: Array(list.elements.map(entities.collection).prefix(paging.request.size)),
            total: paging.total, hasMore: paging.hasMore)
    }

    private func page(
        _ list: LossyArray<PhotoPayload>, _ paging: UnsplashPaging
    ) throws(CatalogError) -> Page<Photo> {
        guard list.count == 0 || !list.elements.isEmpty else {
            throw .unreadable(.noReadablePhotos(list.count))
        }
        return Page(
            items: entities.photos(list.elements, limit: paging.request.size), total: paging.total,
            hasMore: paging.hasMore)
    }

    /// What to search for, best first: three tags together, and when nothing has all of them the first alone.
    private func wordings(of photo: Photo) async throws(CatalogError) -> [String] {
        if let words = likeness.words(for: photo.id) { return [words] }
        // Lists come without tags.
        let tags = photo.tags.isEmpty ? try await self.photo(photo.id).tags : photo.tags
        guard let first = tags.first else { return [] }
        return tags.count == 1 ? [first] : [tags.prefix(3).joined(separator: " "), first]
    }

    private static func paging(_ page: PageRequest) -> [(name: String, value: String)] {
        [("page", "\(max(1, page.number))"), ("per_page", "\(page.size)")]
    }
}
