package import GalleryCore
import Synchronization

package final class StubCatalog: PhotoCatalog {
    package let service: ServiceName
    package let filters: FilterAbility
    private let largestPage: Int
    private struct State {
        var photos: [Photo]
        var failures: [CatalogError?] = []
        var requests: [String] = []
        var collections: [PhotoCollection] = []
        var statistics: PhotoStatistics?
        var relatedTags: [String] = []
        var topical: [Photo]?
        var budgets: [RateBudget] = []
        var stated: [PhotoID: StatedCredit] = [:]
    }
    private let state: Mutex<State>

    package init(
        _ photos: [Photo], service: ServiceName = .demo, filters: FilterAbility = .everything,
        largestPage: Int = 30
    ) {
        self.largestPage = largestPage
        self.service = service
        self.filters = filters
        state = Mutex(State(photos: photos))
    }

    /// Recorded requests, such as `search cats 2`.
    package var requests: [String] { state.withLock { $0.requests } }
    /// Error of the next request, or of the one after those of earlier calls; `nil` if it succeeds.
    package func failNext(_ error: CatalogError?) { state.withLock { $0.failures.append(error) } }

    package func put(_ collections: [PhotoCollection]) {
        state.withLock { $0.collections = collections }
    }
    package func put(_ stated: [PhotoID: StatedCredit]) { state.withLock { $0.stated = stated } }
    package func put(relatedTags tags: [String]) { state.withLock { $0.relatedTags = tags } }
    package func put(_ statistics: PhotoStatistics?) { state.withLock { $0.statistics = statistics } }

    package func put(inTopics photos: [Photo]) { state.withLock { $0.topical = photos } }
    /// Sets the rate limits, of which `budget` returns the first.
    package func put(_ budgets: RateBudget...) { put(budgets) }
    package func put(_ budgets: [RateBudget]) { state.withLock { $0.budgets = budgets } }

    package func largestPage(of query: PhotoQuery) -> Int { largestPage }

    private func answer(
        _ name: String, _ request: PageRequest, of own: (State) -> [Photo]? = { _ in nil }
    ) throws(CatalogError) -> Page<Photo> {
        try state.withLock { state throws(CatalogError) in
            state.requests.append("\(name) \(request.number)")
            if !state.failures.isEmpty, let error = state.failures.removeFirst() { throw error }
            let photos = own(state) ?? state.photos
            let rest = photos.dropFirst((request.number - 1) * request.size)
            return Page(
                items: Array(rest.prefix(request.size)), total: photos.count,
                hasMore: rest.count > request.size)
        }
    }

    package func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo>
    {
        switch query {
        case .feed: try answer("feed", request)
        case .search(let words): try answer("search \(words.text)", request)
        case .topic(let name): try answer("topic \(name)", request) { $0.topical }
        case .collection(let key): try answer("collection \(key)", request)
        case .author(.username(let name), _), .author(.name(let name), _):
            try answer("author \(name)", request)
        case .similar(let example): try answer("like \(example.photo.id)", request)
        case .random(let words): try random(words, count: request.size)
        }
    }
    private func random(_ words: String, count: Int) throws(CatalogError) -> Page<Photo> {
        let photos = try answer("random \(words)", PageRequest(number: 1, size: count)).items
        return Page(items: photos, hasMore: true)
    }
    package func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        _ = try answer("photo \(id)", PageRequest(number: 1))
        guard var photo = state.withLock({ $0.photos.first { $0.id == id } }) else { throw .notFound }
        photo.exif = Exif(camera: "Stub 1")
        return photo
    }
    package func topics() async throws(CatalogError) -> [String] { ["sea"] }
    package func collections(
        _ kind: CollectionKind, _ page: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        _ = try answer("\(kind)", page)
        let all = state.withLock { $0.collections }
        let rest = all.dropFirst((page.number - 1) * page.size)
        return Page(items: Array(rest.prefix(page.size)), total: all.count, hasMore: rest.count > page.size)
    }
    package func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] {
        _ = try answer("stated \(ids.count)", PageRequest(number: 1))
        return state.withLock { state in state.stated.filter { ids.contains($0.key) } }
    }
    package func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        guard let statistics = state.withLock({ $0.statistics }) else { return nil }
        _ = try answer("statistics \(id)", PageRequest(number: 1))
        return statistics
    }
    package var excludesWords: Bool { false }
    package func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        let tags = state.withLock { $0.relatedTags }
        if !tags.isEmpty { _ = try answer("related \(tag)", PageRequest(number: 1)) }
        return tags
    }
    package func budget() -> RateBudget? { state.withLock(\.budgets).first }
    package func budgets() -> [(ServiceName, RateBudget)] { state.withLock(\.budgets).map { (service, $0) } }
}
