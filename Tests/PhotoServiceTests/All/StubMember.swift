import GalleryCore
import Synchronization
import TestKit

/// Service with given photos and delay. `stub` records requests for photos, `pictures` those for pictures and files.
final class StubMember: PhotoCatalog, PictureFetching {
    let stub: StubCatalog
    let service: ServiceName
    let filters: FilterAbility
    private let allowance: RateBudget?
    private let delay: Duration
    private let log = Mutex<[String]>([])

    init(
        _ service: ServiceName, _ photos: [Photo], filters: FilterAbility = .everything,
        budget: RateBudget? = nil, delay: Duration = .zero, largestPage: Int = 30
    ) {
        self.service = service
        self.filters = filters
        self.delay = delay
        allowance = budget
        stub = StubCatalog(photos, service: service, filters: filters, largestPage: largestPage)
    }

    static func photo(_ service: ServiceName, _ number: Int, page: String? = nil) -> Photo {
        let sample = Photo.sample(number)
        return Photo(
            id: PhotoID(service: service, key: "\(number)"), title: "\(service) \(number)",
            author: sample.author, license: sample.license, pageLink: page, tags: ["fog"],
            source: sample.source, original: sample.original)
    }

    static func photos(_ service: ServiceName, _ numbers: ClosedRange<Int>) -> [Photo] {
        numbers.map { photo(service, $0) }
    }

    var pictures: [String] { log.withLock { $0 } }

    func budget() -> RateBudget? { allowance }

    func largestPage(of query: PhotoQuery) -> Int { stub.largestPage(of: query) }

    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        if case .search = query, delay > .zero {
            do { try await Task.sleep(for: delay) } catch { throw .cancelled }
        }
        return try await stub.page(of: query, request)
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { try await stub.photo(id) }
    func topics() async throws(CatalogError) -> [String] { ["sea", "\(service)"] }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> { try await stub.collections(kind, request) }
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await stub.statistics(of: id)
    }
    var excludesWords: Bool { false }
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await stub.relatedTags(tag)
    }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        log.withLock { $0.append("picture of \(service)") }
        return FetchedPicture([], PictureStamp())
    }
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { log.withLock { $0.append("file of \(photo.id)") } }
}
