public import GalleryCore

public typealias Service = PhotoCatalog & PictureFetching

public enum ServiceCall: Sendable {
    case page(PhotoQuery, PageRequest)
    case photo(PhotoID)
    case topics
    case collections(CollectionKind, PageRequest)
    case statistics(PhotoID)
    case relatedTags(String)
    case picture(of: ServiceName)
    case download(PhotoID)

    /// The only service that can answer; `nil` for any.
    public var owner: ServiceName? {
        switch self {
        case .page(.author(_, let service), _), .picture(let service): service
        case .page(.similar(let example), _): example.photo.id.service
        case .photo(let id), .statistics(let id), .download(let id): id.service
        case .page, .topics, .collections, .relatedTags: nil
        }
    }
}

/// Service that delegates to others; every call passes through `forward`.
public protocol ForwardingService: PhotoCatalog, PictureFetching {
    func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer
}

extension ForwardingService {
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await forward(.page(query, request)) { service throws(CatalogError) in
            try await service.page(of: query, request)
        }
    }

    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        try await forward(.photo(id)) { service throws(CatalogError) in try await service.photo(id) }
    }

    public func topics() async throws(CatalogError) -> [String] {
        try await forward(.topics) { service throws(CatalogError) in try await service.topics() }
    }

    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await forward(.collections(kind, request)) { service throws(CatalogError) in
            try await service.collections(kind, request)
        }
    }

    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await forward(.statistics(id)) { service throws(CatalogError) in
            try await service.statistics(of: id)
        }
    }

    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await forward(.relatedTags(tag)) { service throws(CatalogError) in
            try await service.relatedTags(tag)
        }
    }

    public func picture(
        _ source: PictureSource, of name: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        try await forward(.picture(of: name)) { service throws(CatalogError) in
            try await service.picture(source, of: name, width: width, unless: known)
        }
    }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await forward(.download(photo.id)) { service throws(CatalogError) in
            try await service.download(photo, ofAnyType: ofAnyType, into: path, progress: progress)
        }
    }
}

/// Forwarding service that wraps one other and has its properties.
public protocol ServiceDecorator: ForwardingService {
    var base: any Service { get }
}

extension ServiceDecorator {
    public var service: ServiceName { base.service }
    public var filters: FilterAbility { base.filters }
    public var excludesWords: Bool { base.excludesWords }
    public func largestPage(of query: PhotoQuery) -> Int { base.largestPage(of: query) }
    public func budget() -> RateBudget? { base.budget() }
    public func budgets() -> [(ServiceName, RateBudget)] { base.budgets() }
    public func grant() async -> RequestGrant? { await base.grant() }
}
