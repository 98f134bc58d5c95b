import FoundationEssentials
import GalleryCore

/// What a service has for a person beside its feed: searches for their words, photos of a topic, more by authors they
/// like, and what is like those they liked.
struct TasteCandidates: Sendable {
    /// Requests a page, its feed among them.
    private static let requests = 8
    /// Searches that take turns.
    private static let searches = 24
    private static let day: TimeInterval = 86_400

    let catalog: any PhotoCatalog
    let taste: any TasteRanking
    let topics: any KnownTopics
    let seen: any SeenStore
    let pool: CandidatePool
    let asked = AskedPages()

    /// What was learned of a person.
    private struct Learned {
        let words: [String]
        let liked: [PhotoID]
        var isEmpty: Bool { words.isEmpty && liked.isEmpty }
    }

    /// What a page is found for, and once something is liked all that came before; what cannot be had is left out.
    func page(_ number: Int, at now: Date) async -> [Photo] {
        let learned = Learned(
            words: taste.searchTerms(limit: Self.searches, at: now), liked: taste.lastLiked(limit: 6))
        async let earlier: Void = learned.isEmpty ? () : pool.fill()
        let found = await fetch(number, learned, at: now)
        await earlier
        pool.add(found)
        return learned.isEmpty ? found : pool.candidates(of: catalog.service)
    }

    private func fetch(_ number: Int, _ learned: Learned, at now: Date) async -> [Photo] {
        // One of the requests that all limits of the service allow is the feed's.
        let allowed = catalog.budgets().map(\.1.optionalRequests).min() ?? .max
        let count = min(Self.requests, allowed) - 1
        guard count > 0 else { return [] }
        // Before anything is known a topic takes two requests, one after the other: too long for the first page.
        if number == 1, learned.isEmpty { return [] }
        // What begins a list does not wait for one request behind the other.
        let names = number == 1 ? topics.known : await topics.names()
        let queries = queries(number, learned, names, at: now)
        let pages = asked.next(
            of: queries, count: learned.isEmpty ? 1 : count, on: catalog.service,
            before: pagesSeen)
        let results = await pages.concurrentResults { [catalog] page throws(CatalogError) in
            let size = catalog.largestPage(of: page.query)
            return try await catalog.page(of: page.query, PageRequest(number: page.number, size: size))
        }
        var found: [Photo] = []
        for (page, result) in zip(pages, results) {
            switch result {
            case .success(let answer):
                found += answer.items
                if !answer.hasMore { asked.end(page.query, on: catalog.service) }
            case .failure: asked.fail(page, on: catalog.service)
            }
        }
        return found
    }

    private func queries(
        _ number: Int, _ learned: Learned, _ names: [String], at now: Date
    ) -> [PhotoQuery] {
        let service = catalog.service
        let authors = taste.authors(limit: 2, at: now).filter { service == .all || $0.service == service }
        let related = learned.liked.filter { service == .all || $0.service == service }
        let photo = related.isEmpty ? nil : seen.seen(related[(number - 1) % related.count])
        let searches = learned.words.map { PhotoQuery.search(SearchQuery(words: $0)) }
        return authors.map { .author($0.id, on: $0.service) } + topical(number, learned.words, names, at: now)
            + (photo.map { [.similar(to: $0)] } ?? []) + searches
    }

    /// Of a search or an author, by how much of it was seen: what a person asked for is not asked for again.
    private func pagesSeen(of query: PhotoQuery) -> Int {
        let words: [String]
        switch query {
        case .search(let search): words = search.words.split(separator: " ").map(String.init)
        case .author(.name(let name), _), .author(.username(let name), _): words = [name]
        default: return 0
        }
        let page = seen.seen(matching: WordQuery(words), after: nil, count: 1)
        return (page.total ?? 0) / catalog.largestPage(of: query)
    }

    /// Of a topic that one of the words speaks of. Before any word is known all topics have their turn, another one
    /// each page and each day.
    private func topical(_ number: Int, _ words: [String], _ names: [String], at now: Date) -> [PhotoQuery] {
        let single = words.flatMap { $0.split(separator: " ") }
        let liked =
            words.isEmpty ? names : names.filter { topic in single.contains { speaks($0, of: topic) } }
        guard !liked.isEmpty else { return [] }
        let days = words.isEmpty ? Int(clamping: now.timeIntervalSince1970 / Self.day) : 0
        return [.topic(liked[(days + number - 1) % liked.count])]
    }

    /// `textures` speaks of `textures-patterns`, and `texture` does.
    private func speaks(_ word: some StringProtocol, of topic: String) -> Bool {
        topic.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(word) }
    }
}
