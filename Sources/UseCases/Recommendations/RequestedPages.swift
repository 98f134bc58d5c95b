import GalleryCore
import Synchronization

/// Pages of queries requested in this session, so that no page is requested twice.
final class RequestedPages: Sendable {
    private struct Name: Hashable {
        let query: PhotoQuery
        let service: ServiceName
    }

    struct Request: Equatable, Sendable {
        let query: PhotoQuery
        let number: Int
    }

    /// Capacity; all queries are forgotten when it is exceeded.
    private static let most = 1_000
    /// Number of requests, per page of recommendations, reserved for further pages of searches and authors: the second
    /// page of a strong interest is worth more than the first page of a weak one.
    private static let further = 2
    /// Marks a query without further pages.
    private static let ended = Int.max

    /// Last requested page of each query.
    private let pages = Mutex<[Name: Int]>([:])

    /// Chooses the next pages to request, at most `count`: queries with fewer requested pages come first, else those
    /// given first. If possible, two requests, or more if queries are few, go to further pages of searches and authors.
    /// `before` returns the number of pages of a new query that the user has already seen; these are skipped.
    func next(
        of queries: [PhotoQuery], count: Int, on service: ServiceName, before: (PhotoQuery) -> Int
    ) -> [Request] {
        pages.withLock { pages in
            if pages.count > Self.most { pages = [:] }
            var chosen: [Request] = []
            func ask(_ queries: [PhotoQuery], until count: Int) {
                let last = queries.map { pages[Name(query: $0, service: service), default: 0] }
                // New queries come first, as their photos are new to the user.
                let order = last.indices.filter { last[$0] != Self.ended }.sorted {
                    (last[$0], $0) < (last[$1], $1)
                }
                for position in order where chosen.count < count {
                    // A precise query may get a second page in the same round.
                    let times = chosen.count { $0.query == queries[position] }
                    guard times < (queries[position].isPrecise ? 2 : 1) else { continue }
                    let name = Name(query: queries[position], service: service)
                    guard pages[name, default: 0] == last[position] else { continue }
                    let number = (last[position] == 0 ? before(queries[position]) : last[position]) + 1
                    pages[name] = number
                    chosen.append(Request(query: queries[position], number: number))
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

    func end(_ query: PhotoQuery, on service: ServiceName) {
        pages.withLock { $0[Name(query: query, service: service)] = Self.ended }
    }

    /// Allows a failed page to be requested again.
    func fail(_ request: Request, on service: ServiceName) {
        pages.withLock { $0[Name(query: request.query, service: service)] = request.number - 1 }
    }
}

extension PhotoQuery {
    /// Whether a second page is as good as the first page of another query.
    fileprivate var isPrecise: Bool {
        switch self {
        case .search, .author: true
        default: false
        }
    }
}
