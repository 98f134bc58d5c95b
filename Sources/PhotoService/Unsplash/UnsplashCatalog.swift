import GalleryCore

/// Photos from the Unsplash API or a compatible server.
final class UnsplashCatalog: PhotoCatalog, Sendable {
    static let publicBase = "https://api.unsplash.com"

    let service: ServiceName
    var filters: FilterAbility { UnsplashFilters.ability }
    let api: UnsplashAPI
    let transport: CurlTransport
    private let entities: UnsplashEntities
    /// Queries of similarity searches, by photo; all pages of a search use one query.
    private let similarQueries = BoundedMemory<PhotoID, String>()

    /// Makes no request. `base` is https, or http to this computer; addresses under it are stored as paths. `key` is
    /// sent only to the base address and may be empty; a `token` replaces it. Throws `.misconfigured` for an invalid
    /// base address or key.
    init(
        service: ServiceName = .unsplash, base: String = publicBase, key: String = "", token: String? = nil,
        license: License = .unsplash, transport: CurlTransport
    ) throws(CatalogError) {
        let address = try BaseAddress(base)
        self.service = service
        self.transport = transport
        api = try UnsplashAPI(base: address, key: key, token: token, transport: transport)
        entities = UnsplashEntities(service: service, license: license, base: address)
    }

    /// Similar photos are found by a search. Throws `.notFound` for `.author(.name)`.
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await photos(["photos"], request)
        case .search(let searchQuery): try await search(searchQuery, request)
        case .topic(let slug): try await photos(["topics", slug, "photos"], request)
        case .collection(let key): try await photos(["collections", key, "photos"], request)
        case .author(.username(let name), _): try await photos(["users", name, "photos"], request)
        case .author(.name, _): throw .notFound
        case .similar(let example): try await photos(like: example.photo, request)
        case .random(let keywords):
            Page(items: try await random(keywords, count: request.size), hasMore: true)
        }
    }

    /// Sends the given or detected language, as the API otherwise assumes English.
    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        guard !query.keywords.isEmpty else { throw .impossible(.filtersAlone(service)) }
        var filters = query.filters
        filters[.lang] = filters[.lang] ?? query.language
        let parameters = [("query", query.keywords)] + UnsplashFilters.parameters(filters)
        return try await photos(["search", "photos"], page, parameters)
    }

    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service else { throw .notFound }
        let (payload, _) = try await api.get(PhotoPayload.self, ["photos", id.key])
        guard var photo = entities.photo(payload) else {
            throw .unreadable(.photoWithoutPicture)
        }
        photo.exif = photo.exif ?? Exif()
        return photo
    }

    /// Slugs, in the service's order.
    func topics() async throws(CatalogError) -> [String] {
        try await api.get(LossyArray<CollectionPayload>.self, ["topics"], [("per_page", "30")])
            .value.elements.map(\.key)
    }

    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        switch kind {
        case .topics: try await collections(["topics"], request)
        case .collections(""): try await collections(["collections"], request)
        case .collections(let query):
            try await collections(["search", "collections"], request, [("query", query)])
        }
    }

    /// Searches for the first tags, as the API has no similarity route. Excludes `photo` itself.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await similarQueries.photos(like: photo, page, by: queries) { keywords throws(CatalogError) in
            try await search(SearchQuery(keywords: keywords), page)
        }
    }

    /// At most 30 photos; empty if no photo matches.
    private func random(_ keywords: String, count: Int) async throws(CatalogError) -> [Photo] {
        let count = min(max(count, 1), 30)
        let query = keywords.isEmpty ? [] : [("query", keywords)]
        do {
            let (payload, _) = try await api.get(
                RandomPayload.self, ["photos", "random"], query + [("count", "\(count)")])
            return try entities.photos(payload.elements, limit: count)
        } catch .notFound where !keywords.isEmpty {
            return []
        }
    }

    /// Totals, and daily counts of the last 30 days.
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        guard id.service == service else { throw .notFound }
        return try await api.get(StatisticsPayload.self, ["photos", id.key, "statistics"]).value.statistics
    }

    func budget() -> RateBudget? { api.budget }

    func collections(
        _ path: [String], _ request: PageRequest, _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let (list, paging) = try await list(CollectionPayload.self, path, request, query)
        return Page(
            items: Array(list.elements.map(entities.collection).prefix(request.size)), total: paging.total,
            hasMore: paging.hasMore)
    }

    func photos(
        _ path: [String], _ request: PageRequest, _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Page<Photo> {
        let (list, paging) = try await list(PhotoPayload.self, path, request, query)
        guard list.count == 0 || !list.elements.isEmpty else {
            throw .unreadable(.noReadablePhotos(list.count))
        }
        return Page(
            items: try entities.photos(list.elements, limit: request.size), total: paging.total,
            hasMore: paging.hasMore)
    }

    private func list<Item: Decodable & Sendable>(
        _: Item.Type, _ path: [String], _ request: PageRequest, _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> (LossyArray<Item>, UnsplashPaging) {
        let pagination = [("page", "\(max(1, request.number))"), ("per_page", "\(request.size)")]
        let (list, headers) = try await api.get(ListPayload<Item>.self, path, query + pagination)
        guard list.isSearch == (path.first == "search") else { throw .unreadable(.unexpected) }
        let paging = UnsplashPaging(
            request: request, itemCount: list.results.count, bodyTotal: list.total,
            pageCount: list.totalPages, headers: headers)
        return (list.results, paging)
    }

    /// Queries in order of preference: the first three tags together, then the first tag alone.
    private func queries(of photo: Photo) async throws(CatalogError) -> [String] {
        // Requests a photo without tags again, since lists may omit tags.
        let tags = photo.tags.isEmpty ? try await self.photo(photo.id).tags : photo.tags
        guard let first = tags.first else { return [] }
        return tags.count == 1 ? [first] : [tags.prefix(3).joined(separator: " "), first]
    }
}
