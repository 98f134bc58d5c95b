import GalleryCore
import PhotoService

/// A service in a simulated state.
struct DebugService: PhotoCatalog, PictureFetching {
    let base: any Service
    let stage: DebugScenario

    var service: ServiceName { base.service }
    var filters: FilterAbility { base.filters }
    func budget() -> RateBudget? { base.budget() }

    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        // Random photos are not counted, and never come to an end.
        let nothing = Page<Photo>(
            items: [], total: query.hasPages ? 0 : nil, hasMore: !query.hasPages)
        return try await stage.perform(service, nothing: nothing) { () throws(CatalogError) in
            try await base.page(of: query, request)
        }
    }
    func topics() async throws(CatalogError) -> [String] {
        try await stage.perform(service, nothing: []) { () throws(CatalogError) in try await base.topics() }
    }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let nothing = Page<PhotoCollection>(items: [], total: 0, hasMore: false)
        return try await stage.perform(service, nothing: nothing) { () throws(CatalogError) in
            try await base.collections(kind, request)
        }
    }
    var excludesWords: Bool { base.excludesWords }
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await stage.perform(service, nothing: []) { () throws(CatalogError) in
            try await base.relatedTags(tag)
        }
    }
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await stage.perform(service, nothing: .some(nil)) { () throws(CatalogError) in
            try await base.statistics(of: id)
        }
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        try await stage.perform(service, nothing: nil) { () throws(CatalogError) in
            try await base.photo(id)
        }
    }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        try await stage.perform(service, nothing: nil) { () throws(CatalogError) in
            try await base.picture(source, of: service, width: width, unless: known)
        }
    }
    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await stage.perform(service, nothing: nil) { () throws(CatalogError) in
            try await base.download(photo, into: path, progress: progress)
        }
    }
}
