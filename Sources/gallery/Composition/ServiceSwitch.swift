import GalleryCore
import Synchronization

/// The service asked now. Everything that asks holds this one value, so that changing it changes all.
///
/// Pictures go to the service their photo belongs to, whichever is asked for lists.
final class ServiceSwitch: PhotoCatalog, PictureFetching {
    private struct State {
        var current: any Service
        var made: [ServiceName: any Service]
    }

    private let services: Services
    private let state: Mutex<State>

    init(_ services: Services, startingWith name: ServiceName) throws(CatalogError) {
        self.services = services
        let first = try services.make(name)
        state = Mutex(State(current: first, made: [name: first]))
    }

    /// Changes the service; leaves it as it is when the other one cannot be had.
    func change(to name: ServiceName) throws(CatalogError) {
        let next = try service(name)
        state.withLock { $0.current = next }
    }

    /// The service of that name, made when first needed.
    func service(_ name: ServiceName) throws(CatalogError) -> any Service {
        try state.withLock { state throws(CatalogError) in
            if let made = state.made[name] { return made }
            let fresh = try services.make(name)
            state.made[name] = fresh
            return fresh
        }
    }

    private var current: any Service { state.withLock { $0.current } }

    var service: ServiceName { current.service }
    var filters: Set<FilterName> { current.filters }
    func budget() -> RateBudget? { current.budget() }

    func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> { try await current.feed(page) }
    func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await current.search(query, page)
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { try await service(id.service).photo(id) }
    func topics() async throws(CatalogError) -> [String] { try await current.topics() }
    func photos(inTopic topic: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await current.photos(inTopic: topic, page)
    }
    func shelf(
        _ shelf: CollectionShelf, _ page: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await current.shelf(shelf, page)
    }
    func photos(
        inCollection key: String, _ page: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        try await current.photos(inCollection: key, page)
    }
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await service(id.service).statistics(of: id)
    }
    func photos(by author: Author, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await current.photos(by: author, page)
    }
    func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await current.photos(like: photo, page)
    }
    func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] {
        try await current.random(words, count: count)
    }
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await current.relatedTags(tag)
    }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        try await self.service(service).picture(source, of: service, width: width)
    }
    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await service(photo.id.service).download(photo, into: path, progress: progress)
    }
}
