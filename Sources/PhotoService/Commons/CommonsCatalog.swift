import FoundationEssentials
import GalleryCore

/// Free files of Wikimedia Commons; needs no key.
final class CommonsCatalog: PhotoCatalog, Sendable {
    static let publicBase = "https://commons.wikimedia.org"
    /// Maximum number of reachable results.
    private static let depth = 10_000

    let service = ServiceName.commons
    var filters: FilterAbility { CommonsSearch.ability }
    var excludesWords: Bool { true }
    let api: CommonsAPI
    let entities: CommonsEntities
    let language: @Sendable () -> String
    let statements: CommonsStatements
    private let now: @Sendable () -> Date
    /// Number of assessed files in the results of each search; these files are listed first.
    private let best = BoundedMemory<CommonsSearch, Int>()
    /// Queries of similarity searches, by photo; all pages of a search use one query.
    private let likeness = BoundedMemory<PhotoID, String>()
    /// Continuation token by page number, page size and user.
    private let places = BoundedMemory<String, String>()
    /// Pictures of the day, by date and language.
    private let pictures = BoundedMemory<String, Photo>(most: 2)

    /// Makes no request. `base` is https, or http to this computer; addresses under it are stored as paths. `language`
    /// is the code of the user's language, `now` the clock for the picture of the day. Throws `.misconfigured`.
    init(
        base: String = publicBase, transport: CurlTransport,
        language: @escaping @Sendable () -> String = { "en" },
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(CatalogError) {
        let address = try BaseAddress(base)
        api = CommonsAPI(base: address, transport: transport)
        entities = CommonsEntities(base: address, language: language)
        statements = try CommonsStatements(base: address, transport: transport, language: language)
        self.language = language
        self.now = now
    }

    func largestPage(of query: PhotoQuery) -> Int { CommonsAPI.maxFiles }

    /// Throws `.impossible` for collections; topics are Commons categories.
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await feed(request)
        case .search(let searchQuery): try await search(searchQuery, request)
        case .topic(let topic): try await ranked(CommonsSearch.topic(topic), request)
        case .collection: throw .impossible(.collections(service))
        case .author(.username(let user), _): try await uploads(of: user, request)
        case .author(.name(let name), _): try await photos(by: name, request)
        case .similar(let example): try await photos(like: example.photo, request)
        case .random(let keywords):
            Page(items: try await random(keywords, count: request.size), hasMore: true)
        }
    }

    /// Page of featured pictures; on page 1, the picture of the day comes first.
    private func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let day = try await page.number == 1 ? pictureOfTheDay() : nil
        var found = try await found(CommonsSearch.featured, page).page
        guard let day else { return found }
        found.items = Array(([day] + found.items.filter { $0.id != day.id }).prefix(page.size))
        return found
    }

    /// Picture of the day from the day's template; `nil` if the template has no file or the request fails.
    private func pictureOfTheDay() async throws(CatalogError) -> Photo? {
        let day = String(now().formatted(.iso8601).prefix(10))
        let key = "\(day) \(language())"
        if let known = pictures[key] { return known }
        let query = [("titles", "Template:Potd/\(day)"), ("generator", "images"), ("gimlimit", "5")]
        do {
            pictures[key] = try entities.photos(try await api.files(query), limit: 1).first
        } catch .cancelled {
            throw .cancelled
        } catch _ {}
        return pictures[key]
    }

    private func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let search = CommonsSearch(query)
        let isRanked = search.order == .relevance
        var found = isRanked ? try await ranked(search, page) : try await found(search, page).page
        let filters = query.filters.filter { [.orientation, .license].contains($0.key) }
        let kept = found.items.filter { photo in filters.allSatisfy { $0.matches(photo, $1) } }
        if kept.count < found.items.count { found.total = nil }
        found.items = kept
        return found
    }

    /// Lists assessed files first, then the others; one page may contain both. The first page requests both at the same
    /// time; later pages need the number of assessed files first.
    private func ranked(_ search: CommonsSearch, _ page: PageRequest) async throws(CatalogError) -> Page<
        Photo
    > {
        let start = (page.number - 1) * page.size
        let isFirst = start == 0 && best[search] == nil
        // Canceled when this function returns without it.
        async let others = isFirst ? results(search.rest, count: page.size, totalOf: search) : nil
        var found = Page<Photo>(items: [], hasMore: true)
        var missing = page.size
        if start < best[search] ?? .max {
            let first = try await self.found(search.best, page, totalOf: search)
            missing -= first.count
            found = first.page
            guard !found.hasMore else { return found }
            let isAtEnd = first.count > 0 || start == 0
            best[search] =
                isAtEnd ? start + first.count : try await api.query(Self.total(of: search.best)).total
        }
        guard missing > 0, let count = best[search] else {
            found.hasMore = true
            return found
        }
        let results: CommonsReply?
        let offset = max(0, start - count)
        if isFirst {
            do { results = try await others } catch { throw error as? CatalogError ?? .cancelled }
        } else {
            results = try await self.results(
                search.rest, offset: offset, count: missing, totalOf: search)
        }
        let rest = try self.page(of: results, offset: offset, count: missing).page
        let known = Set(found.items.map(\.id))
        found.items += rest.items.filter { !known.contains($0.id) }
        found.hasMore = rest.hasMore
        found.total = rest.total ?? found.total
        found.notes = rest.notes
        return found
    }

    private func found(
        _ search: CommonsSearch, _ page: PageRequest, totalOf all: CommonsSearch? = nil
    ) async throws(CatalogError) -> (page: Page<Photo>, count: Int) {
        let offset = (page.number - 1) * page.size
        return try self.page(
            of: try await results(search, offset: offset, count: page.size, totalOf: all ?? search),
            offset: offset, count: page.size)
    }

    /// Number of files that a search may request from an offset.
    private static func count(_ count: Int, from offset: Int) -> Int {
        min(count, CommonsAPI.maxFiles, depth - offset)
    }

    /// `nil` past the last reachable result.
    private func results(
        _ search: CommonsSearch, offset: Int = 0, count: Int, totalOf all: CommonsSearch
    ) async throws(CatalogError) -> CommonsReply? {
        let count = Self.count(count, from: offset)
        guard count > 0 else { return nil }
        return try await api.files(
            [
                ("generator", "search"), ("gsrnamespace", "6"), ("gsrsearch", search.text),
                ("gsrlimit", "\(count)"), ("gsroffset", "\(offset)"), ("gsrsort", search.order.rawValue),
            ] + Self.total(of: all))
    }

    /// Page of the first `count` results, and their number, including files that have no picture and are left out.
    private func page(
        of reply: CommonsReply?, offset: Int, count: Int
    ) throws(CatalogError) -> (page: Page<Photo>, count: Int) {
        guard let reply else { return (Page(items: [], hasMore: false), 0) }
        let count = Self.count(count, from: offset)
        let received = reply.pages.count + reply.broken
        // An incomplete batch has no parameter for the next one.
        let hasNext = reply.isBatchComplete ? reply.next("gsroffset") != nil : received == count
        var page = Page(
            items: try entities.photos(reply.first(count), limit: count), total: reply.total,
            hasMore: (hasNext || received > count) && offset + count < Self.depth)
        if !page.hasMore, let total = reply.total, total > Self.depth {
            page.notes = [.depthLimit(Self.depth, of: service)]
        }
        return (page, min(count, received))
    }

    /// Parameters that request the total, which a generator does not report.
    private static func total(of search: CommonsSearch) -> CommonsAPI.Parameters {
        [
            ("list", "search"), ("srnamespace", "6"), ("srsearch", search.text), ("srlimit", "1"),
            ("srinfo", "totalhits"), ("srprop", ""),
        ]
    }

    /// Newest first. Each page contains the token for the next page, so missing earlier pages are requested first.
    private func uploads(of user: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        func place(_ number: Int) -> String { "\(number)/\(page.size)/\(user)" }
        var start: CommonsAPI.Parameters = []
        if page.number > 1 {
            if places[place(page.number)] == nil {
                let before = try await uploads(
                    of: user, PageRequest(number: page.number - 1, size: page.size))
                guard before.hasMore else { return Page(items: [], hasMore: false) }
            }
            guard let known = places[place(page.number)] else { return Page(items: [], hasMore: false) }
            start = [("gaicontinue", known)]
        }
        let reply = try await api.files(
            [
                ("generator", "allimages"), ("gaiuser", user), ("gaisort", "timestamp"),
                ("gaidir", "descending"), ("gailimit", "\(min(page.size, CommonsAPI.maxFiles))"),
            ] + start)
        let next = reply.next("gaicontinue")
        places[place(page.number + 1)] = next
        let photos = try entities.photos(reply, limit: page.size).filter { $0.author.username == user }
        return Page(items: photos, hasMore: next != nil)
    }

    /// Photos of an author without user page: results of a search for the name, filtered by author.
    private func photos(by name: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        guard !CommonsSearch.plain(name).isEmpty else { throw .impossible(.author) }
        var found = try await found(CommonsSearch.phrase(name), page).page
        found.items.removeAll { $0.author.name.lowercased() != name.lowercased() }
        found.total = nil
        return found
    }

    /// Files in both of the photo's first two categories, else in one of its first three, else found by its title.
    private func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let tags = photo.tags.prefix(3)
        var searches = tags.map { CommonsSearch.categories([$0]) }
        if tags.count > 1 { searches.insert(CommonsSearch.categories(tags.prefix(2)), at: 0) }
        if let title = photo.title { searches.append(CommonsSearch(SearchQuery(keywords: title))) }
        let texts = searches.map(\.text)
        return try await likeness.photos(like: photo, page, by: { _ in texts }) { text throws(CatalogError) in
            try await found(CommonsSearch(text: text), page).page
        }
    }

    /// Random assessed files if any match, else other random files.
    private func random(_ keywords: String, count: Int) async throws(CatalogError) -> [Photo] {
        var search =
            keywords.isEmpty ? CommonsSearch.featured : CommonsSearch(SearchQuery(keywords: keywords))
        search.order = .random
        let page = PageRequest(number: 1, size: min(max(count, 1), CommonsAPI.maxFiles))
        let best = try await found(search.best, page).page.items
        return best.isEmpty ? try await found(search, page).page.items : best
    }

    /// Reports only the end of a backoff, as the service states no limits.
    func budget() -> RateBudget? {
        api.refusal.map { RateBudget(limit: 0, remaining: 0, refusedUntil: $0) }
    }
}
