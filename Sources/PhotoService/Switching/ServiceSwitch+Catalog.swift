public import GalleryCore

extension ServiceSwitch {
    public var service: ServiceName { current.service }
    public var filters: FilterAbility { current.filters }
    public var excludesWords: Bool { current.excludesWords }
    public func budget() -> RateBudget? { current.budget() }
    public func budget(of service: ServiceName) -> RateBudget? { (try? self.service(service))?.budget() }

    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        // Known to one service only, which nothing can stand in for.
        case .author(_, let service): return try await self.service(service).page(of: query, request)
        case .similar(let example):
            return try await service(example.photo.id.service).page(of: query, request)
        default:
            return try await ask { service throws(CatalogError) in
                // The demo may stand here for a service that can do more.
                if case .search(let words) = query, let gap = service.filters.gaps(in: words).first {
                    throw .impossible(.filter(gap, of: service.service))
                }
                return try await service.page(of: query, request)
            }
        }
    }

    public func topics() async throws(CatalogError) -> [String] {
        try await ask { service throws(CatalogError) in try await service.topics() }
    }
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await ask { service throws(CatalogError) in try await service.collections(kind, request) }
    }
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await service(id.service).statistics(of: id)
    }
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        try await service(id.service).photo(id)
    }
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await current.relatedTags(tag)
    }

    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        try await self.service(service).picture(source, of: service, width: width, unless: known)
    }
    public func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await service(photo.id.service).download(photo, into: path, progress: progress)
    }
}
