public import GalleryCore
import Synchronization

/// Answers every list from one store of photos, page by page, and counts the requests.
public final class StubCatalog: PhotoCatalog {
    public let service: ServiceName
    public let filters: Set<FilterName>
    private struct State {
        var photos: [Photo]
        var failures: [CatalogError] = []
        var requests: [String] = []
    }
    private let state: Mutex<State>

    public init(
        _ photos: [Photo], service: ServiceName = .demo, filters: Set<FilterName> = Set(FilterName.allCases)
    ) {
        self.service = service
        self.filters = filters
        state = Mutex(State(photos: photos))
    }

    /// What was asked, such as `search cats 2`.
    public var requests: [String] { state.withLock { $0.requests } }
    /// The next request fails with this.
    public func failNext(_ error: CatalogError) { state.withLock { $0.failures.append(error) } }

    private func answer(_ name: String, _ request: PageRequest) throws(CatalogError) -> Page<Photo> {
        try state.withLock { state throws(CatalogError) in
            state.requests.append("\(name) \(request.number)")
            if !state.failures.isEmpty { throw state.failures.removeFirst() }
            let rest = state.photos.dropFirst((request.number - 1) * request.size)
            return Page(
                items: Array(rest.prefix(request.size)), total: state.photos.count,
                hasMore: rest.count > request.size)
        }
    }

    public func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try answer("feed", page)
    }
    public func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try answer("search \(query.text)", page)
    }
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        _ = try answer("photo \(id)", PageRequest(number: 1))
        guard var photo = state.withLock({ $0.photos.first { $0.id == id } }) else { throw .notFound }
        photo.exif = Exif(camera: "Stub 1")
        return photo
    }
    public func topics() async throws(CatalogError) -> [String] { ["sea"] }
    public func photos(inTopic topic: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try answer("topic \(topic)", page)
    }
    public func photos(by author: Author, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try answer("author \(author.name)", page)
    }
    public func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try answer("like \(photo.id)", page)
    }
    public func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] {
        try answer("random \(words)", PageRequest(number: 1, size: count)).items
    }
    public func budget() -> RateBudget? { nil }
}
