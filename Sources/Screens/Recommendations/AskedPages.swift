import GalleryCore
import Synchronization

/// Which pages of which queries were asked for in this session: none is asked for twice.
final class AskedPages: Sendable {
    private struct Name: Hashable {
        let query: PhotoQuery
        let service: ServiceName
    }

    /// A query that is to be asked, and for which of its pages.
    struct Request: Equatable, Sendable {
        let query: PhotoQuery
        let number: Int
    }

    /// Queries remembered; then all are forgotten.
    private static let most = 1_000
    /// Requests of a page, at most, for what comes behind a page of a search or an author: more of what tells most is
    /// worth more than the first of what tells little.
    private static let further = 2
    /// Behind the last page of a query.
    private static let ended = Int.max

    /// The last page asked for of each.
    private let pages = Mutex<[Name: Int]>([:])

    /// The next page of each of at most `count` queries: those asked for least often, and of these the first ones. Two
    /// requests, and more where there are fewer queries, are for the pages behind those of searches and authors. `before`
    /// is how many pages of a query that was not asked for were seen elsewhere.
    func next(
        of queries: [PhotoQuery], count: Int, on service: ServiceName, before: (PhotoQuery) -> Int
    ) -> [Request] {
        pages.withLock { pages in
            if pages.count > Self.most { pages = [:] }
            var chosen: [Request] = []
            func ask(_ queries: [PhotoQuery], until count: Int) {
                let last = queries.map { pages[Name(query: $0, service: service), default: 0] }
                // A word that is new to the program is new to the person, too.
                let order = last.indices.filter { last[$0] != Self.ended }.sorted {
                    (last[$0], $0) < (last[$1], $1)
                }
                for place in order where chosen.count < count {
                    // One more page of a query may be asked for beside its first one.
                    let times = chosen.count { $0.query == queries[place] }
                    guard times < (queries[place].isPrecise ? 2 : 1) else { continue }
                    let name = Name(query: queries[place], service: service)
                    guard pages[name, default: 0] == last[place] else { continue }
                    let number = (last[place] == 0 ? before(queries[place]) : last[place]) + 1
                    pages[name] = number
                    chosen.append(Request(query: queries[place], number: number))
                }
            }
            func begun() -> [PhotoQuery] {
                queries.filter { $0.isPrecise && pages[Name(query: $0, service: service)] != nil }
            }
            ask(queries, until: max(1, count - Self.further))
            ask(begun(), until: count)
            ask(queries, until: count)
            ask(queries.filter(\.isPrecise), until: count)
            return chosen
        }
    }

    /// Nothing comes behind the page that was asked for.
    func end(_ query: PhotoQuery, on service: ServiceName) {
        pages.withLock { $0[Name(query: query, service: service)] = Self.ended }
    }

    /// The page did not come: it may be asked for again.
    func fail(_ request: Request, on service: ServiceName) {
        pages.withLock { $0[Name(query: request.query, service: service)] = request.number - 1 }
    }
}

extension PhotoQuery {
    /// A second page of it is as good as the first one of another.
    fileprivate var isPrecise: Bool {
        switch self {
        case .search, .author: true
        default: false
        }
    }
}
