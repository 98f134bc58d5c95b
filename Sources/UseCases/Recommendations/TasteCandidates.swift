import FoundationEssentials
import GalleryCore

/// Candidates in addition to the feed: by learned words, topics and liked authors, and similar to a liked photo.
struct TasteCandidates: Sendable {
    /// Maximum number of requests per page, including that for the feed.
    private static let requests = 8
    /// Maximum number of search terms, used in turn.
    private static let searches = 24
    /// Assumed number of seen photos if there are too many to count.
    private static let manySeen = 100
    /// Seconds after which another topic is requested before anything is learned.
    private static let period: TimeInterval = 14_400

    let catalog: any PhotoCatalog
    let taste: any TasteRanking
    let topics: any CachedTopics
    let seen: any SeenStore
    let pool: CandidatePool
    let requested = RequestedPages()

    private struct Learned {
        let terms: [String]
        let liked: [PhotoID]
        var isEmpty: Bool { terms.isEmpty && liked.isEmpty }
    }

    /// Candidates: photos found for this page or, once something is learned, the whole pool. Skips failed requests.
    func page(_ number: Int, at now: Date) async -> [Photo] {
        let learned = Learned(
            terms: taste.searchTerms(limit: Self.searches, at: now), liked: taste.lastLiked(limit: 6))
        async let earlier: Void = learned.isEmpty ? () : pool.fill()
        let found = await fetch(number, learned, at: now)
        await earlier
        pool.add(found)
        return learned.isEmpty ? found : pool.candidates(of: catalog.service)
    }

    private func fetch(_ number: Int, _ learned: Learned, at now: Date) async -> [Photo] {
        // The feed takes one of the optional requests that every limit of the service allows.
        let count = min(Self.requests, catalog.optionalRequests) - 1
        guard count > 0 else { return [] }
        // If nothing is learned, only a topic is requested. It may take two sequential requests: too slow for page 1.
        if number == 1, learned.isEmpty { return [] }
        // The first page does not wait for sequential requests.
        let names = number == 1 ? topics.cachedTopics : await topics.names()
        let queries = queries(number, learned, names, at: now)
        let pages = requested.next(
            of: queries, count: learned.isEmpty ? 1 : count, on: catalog.service,
            before: pagesSeen)
        let results = await pages.concurrentResults { [catalog] page throws(CatalogError) in
            let size = catalog.largestPage(of: page.query)
            return try await catalog.page(
                of: page.query, PageRequest(number: page.number, size: size, isOptional: true))
        }
        var found: [Photo] = []
        for (page, result) in zip(pages, results) {
            switch result {
            case .success(let answer):
                found += answer.items
                if !answer.hasMore { requested.end(page.query, on: catalog.service) }
            case .failure: requested.fail(page, on: catalog.service)
            }
        }
        return found
    }

    private func queries(
        _ number: Int, _ learned: Learned, _ names: [String], at now: Date
    ) -> [PhotoQuery] {
        let service = catalog.service
        let authors = taste.authors(limit: 2, at: now).filter { service.lists($0.service) }
        let related = learned.liked.filter { service.lists($0.service) }
        let photo = related.isEmpty ? nil : seen.seen(related[(number - 1) % related.count])
        let searches = learned.terms.map { PhotoQuery.search(SearchQuery(keywords: $0)) }
        return authors.map { .author($0.id, on: $0.service) } + topical(number, learned.terms, names, at: now)
            + (photo.map { [.similar(to: $0)] } ?? []) + searches
    }

    /// Number of pages of a search or an author that a list received, or estimated number of pages that were already
    /// seen; these are not requested again.
    private func pagesSeen(of query: PhotoQuery) -> Int {
        let terms: [String]
        switch query {
        case .search(let search): terms = search.keywords.split(separator: " ").map(String.init)
        case .author(.name(let name), _), .author(.username(let name), _): terms = [name]
        default: return 0
        }
        let page = seen.seen(matching: WordQuery(terms), after: nil, count: 1)
        let size = catalog.largestPage(of: query)
        // A list of 30 photos comes from two pages of 20.
        return max((page.total ?? Self.manySeen) / size, (pool.received(of: query) + size - 1) / size)
    }

    /// One of the topics that match a term or, without terms, of all; varies by page, and without terms by time.
    private func topical(_ number: Int, _ terms: [String], _ names: [String], at now: Date) -> [PhotoQuery] {
        let single = terms.flatMap { $0.split(separator: " ") }
        let liked =
            terms.isEmpty ? names : names.filter { topic in single.contains { speaks($0, of: topic) } }
        guard !liked.isEmpty else { return [] }
        let periods = terms.isEmpty ? Int(clamping: now.timeIntervalSince1970 / Self.period) : 0
        return [.topic(liked[(periods + number - 1) % liked.count])]
    }

    /// Whether the topic has a part with this prefix: `texture` matches `textures-patterns`.
    private func speaks(_ word: some StringProtocol, of topic: String) -> Bool {
        topic.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(word) }
    }
}
