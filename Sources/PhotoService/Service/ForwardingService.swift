public import GalleryCore

public typealias Service = PhotoCatalog & PictureFetching

/// Service that delegates to others; every call that may send a request passes through `forward`.
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

    public func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] {
        guard let first = ids.first else { return [:] }
        return try await forward(.statedCredits(of: first.service)) { service throws(CatalogError) in
            try await service.statedCredits(of: ids)
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
        _ source: PictureSource, of name: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        try await forward(.picture(of: name)) { service throws(CatalogError) in
            try await service.picture(source, of: name, width: width, unless: stored)
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

    public func downloadSmaller(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await forward(.download(photo.id)) { service throws(CatalogError) in
            try await service.downloadSmaller(photo, into: path, progress: progress)
        }
    }

    public func reportDownload(of photo: Photo) async throws(CatalogError) {
        try await forward(.download(photo.id)) { service throws(CatalogError) in
            try await service.reportDownload(of: photo)
        }
    }
}
