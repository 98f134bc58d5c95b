import FoundationEssentials
import GalleryCore

/// Public photos from the Flickr API (flickr.com/services/api).
final class FlickrCatalog: PhotoCatalog, Sendable {
    static let publicBase = "https://api.flickr.com"

    let service = ServiceName.flickr
    var filters: FilterAbility { FlickrSearch.ability }
    let api: FlickrAPI
    let transport: CurlTransport
    let entities: FlickrEntities
    private let now: @Sendable () -> Date
    /// Queries of similarity searches, by photo; all pages of a search use one query.
    private let similarQueries = BoundedMemory<PhotoID, String>()
    private let reach = BoundedMemory<String, Int>()

    /// Makes no request. `base` is https, or http to this computer; addresses under it are stored as paths. `key` is
    /// sent only to the base address. Throws `.misconfigured` for an invalid base address or key.
    init(
        base: String = publicBase, key: String, signer: OAuth1Signer? = nil, transport: CurlTransport,
        policy: RetryPolicy = RetryPolicy(repeats: 2), now: @escaping @Sendable () -> Date = { Date() }
    ) throws(CatalogError) {
        let address = try BaseAddress(base)
        api = try FlickrAPI(base: address, key: key, signer: signer, transport: transport, policy: policy)
        entities = FlickrEntities(base: address)
        self.transport = transport
        self.now = now
    }

    /// Default page size of the service, which allows at most 500.
    func largestPage(of query: PhotoQuery) -> Int { 100 }

    /// Throws `.impossible` for collections: sets belong to users and cannot be searched.
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await feed(request)
        case .search(let searchQuery): try await search(searchQuery, request)
        case .topic(let topic): try await photos(inTopic: topic, request)
        case .collection: throw .impossible(.collections(service))
        case .author(.username(let user), _): try await photos(by: user, request)
        case .author(.name, _): throw .notFound
        case .similar(let example): try await photos(like: example.photo, request)
        case .random(let keywords):
            Page(items: try await random(keywords, count: request.size), hasMore: true)
        }
    }

    private func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let feedPage = FlickrFeedPage(page, now: now())
        let found = try await search(FlickrSearch.interesting(onDay: feedPage.day), feedPage.page)
        // After the last page of a day, the feed continues with the previous day.
        return Page(items: found.items, total: nil, hasMore: !feedPage.isLast)
    }

    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        guard !query.keywords.isEmpty else { throw .impossible(.filtersAlone(service)) }
        guard let parameters = FlickrSearch.parameters(query) else {
            return Page(items: [], total: 0, hasMore: false)
        }
        return try await search(parameters, page)
    }

    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard id.service == service else { throw .notFound }
        async let sizes = sizes(of: id.key)
        async let exif = exif(of: id.key)
        var payload = try await api.call(FlickrInfoPayload.self, "photos.getInfo", [("photo_id", id.key)])
            .photo
        payload.sizes = await sizes
        payload.photo.exif = await exif
        guard !Task.isCancelled else { throw .cancelled }
        guard let photo = entities.photo(payload) else { throw .unreadable(.photoWithoutPicture) }
        return photo
    }

    /// Currently popular tags.
    func topics() async throws(CatalogError) -> [String] {
        try await api.call(FlickrTagsPayload.self, "tags.getHotList", [("count", "30")]).names
    }

    private func photos(
        inTopic topic: String, _ page: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        let tag = FlickrSearch.tag(topic)
        guard !tag.isEmpty else { throw .notFound }
        return try await search(
            [("tags", tag), ("sort", "interestingness-desc")] + FlickrSearch.photographs, page)
    }

    private func photos(by username: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await search(
            [("user_id", username), ("sort", "date-posted-desc")] + FlickrSearch.photographs, page)
    }

    /// Photos with all of the first three tags, else with any of the first five; without `photo` itself.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await similarQueries.photos(like: photo, page, by: queries) { tags throws(CatalogError) in
            let mode = tags.hasPrefix("-") ? "any" : "all"
            let list = tags.hasPrefix("-") ? String(tags.dropFirst()) : tags
            return try await search(
                [("tags", list), ("tag_mode", mode), ("sort", "relevance")] + FlickrSearch.photographs, page)
        }
    }

    /// Shuffled random page of search results or, without keywords, of photos of a random day since 2010.
    private func random(_ keywords: String, count: Int) async throws(CatalogError) -> [Photo] {
        let size = min(max(count, 1), 30)
        guard !keywords.isEmpty else {
            let days = Int(clamping: now().timeIntervalSince1970) / 86_400 - 2
            let day = FlickrSearch.interesting(onDay: Int.random(in: 14_610...max(14_610, days)))
            let request = PageRequest(number: Int.random(in: 1...10), size: size)
            return try await search(day, request).items.shuffled()
        }
        // If the page is beyond the end, the reply still states the total, from which the second attempt picks a page.
        for _ in 0..<2 {
            let number = Int.random(in: 1...(reach[keywords] ?? 10))
            let request = PageRequest(number: number, size: size)
            let found = try await search(SearchQuery(keywords: keywords), request)
            reach[keywords] = max(1, found.total.map { ($0 + size - 1) / size } ?? 1)
            if !found.items.isEmpty || found.total == 0 { return found.items.shuffled() }
        }
        return []
    }

    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        let tag = FlickrSearch.tag(tag)
        guard !tag.isEmpty else { return [] }
        do throws(CatalogError) {
            return try await api.call(FlickrTagsPayload.self, "tags.getRelated", [("tag", tag)]).names
        } catch .notFound {
            return []
        }
    }

    private func search(
        _ parameters: [(name: String, value: String)], _ page: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        guard page.number <= FlickrSearch.reach / max(1, page.size) else {
            return Page(items: [], total: FlickrSearch.reach, hasMore: false)
        }
        return try await photos("photos.search", parameters + FlickrSearch.always, page)
    }

    func photos(
        _ method: String, _ parameters: [(name: String, value: String)], _ page: PageRequest,
        within reach: Int = FlickrSearch.reach
    ) async throws(CatalogError) -> Page<Photo> {
        let paging = [
            ("extras", FlickrExtras.value), ("page", "\(max(1, page.number))"), ("per_page", "\(page.size)"),
        ]
        let found = try await api.call(FlickrPhotosPayload.self, method, parameters + paging)
        guard found.photos.count == 0 || !found.photos.elements.isEmpty else {
            throw .unreadable(.noReadablePhotos(found.photos.count))
        }
        return Page(
            items: try entities.photos(found.photos.elements, limit: page.size),
            total: found.total.map { min($0, reach) }, hasMore: found.hasMore(after: page, within: reach))
    }

    private func sizes(of key: String) async -> [FlickrSize] {
        (try? await api.call(FlickrSizesPayload.self, "photos.getSizes", [("photo_id", key)]))?.sizes ?? []
    }

    /// Empty on failure: owners may hide camera settings.
    private func exif(of key: String) async -> Exif {
        (try? await api.call(FlickrExifPayload.self, "photos.getExif", [("photo_id", key)]))?.exif ?? Exif()
    }

    /// Queries in order of preference; a leading minus means that any tag suffices.
    private func queries(of photo: Photo) async throws(CatalogError) -> [String] {
        let tags = (photo.tags.isEmpty ? try await self.photo(photo.id).tags : photo.tags)
            .map(FlickrSearch.tag).filter { !$0.isEmpty }
        guard let first = tags.first else { return [] }
        if tags.count == 1 { return [first] }
        return [tags.prefix(3).joined(separator: ","), "-" + tags.prefix(5).joined(separator: ",")]
    }
}

/// Additional fields of photos in lists. Not all are documented (flickr.com/services/api/flickr.photos.search.html);
/// the service ignores unknown names.
private enum FlickrExtras {
    static let value =
        (facts + FlickrSize.known.map { "url_\($0.letters)" }).joined(separator: ",")

    private static let facts = [
        "description", "license", "date_upload", "date_taken", "owner_name", "geo", "tags", "o_dims", "views",
        "media", "path_alias", "count_faves", "count_comments",
    ]
}

/// Maps a page of the feed to a day and one of the first pages of that day's most interesting photos.
private struct FlickrFeedPage: Equatable {
    /// Days since 1970.
    let day: Int
    let page: PageRequest
    let isLast: Bool

    /// 2004-07-01.
    private static let firstDay = 12_600
    private static let photosOfDay = 500

    init(_ request: PageRequest, now: Date) {
        let size = max(1, request.size)
        let pages = (Self.photosOfDay + size - 1) / size
        let index = max(0, request.number - 1)
        page = PageRequest(number: index % pages + 1, size: size)
        // The newest day is yesterday, since today's photos have few views.
        day = Int(clamping: now.timeIntervalSince1970) / 86_400 - 1 - index / pages
        isLast = day <= Self.firstDay
    }
}
