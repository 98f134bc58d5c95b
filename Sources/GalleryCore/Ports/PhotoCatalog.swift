/// Photo service: lists, search and single photos.
///
/// Every request may wait for the network; task cancellation throws `.cancelled`.
public protocol PhotoCatalog: Sendable {
    var service: ServiceName { get }
    var filters: FilterAbility { get }
    /// Whether search supports excluded words.
    var excludesWords: Bool { get }

    /// Maximum photos per request.
    func largestPage(of query: PhotoQuery) -> Int
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// Complete metadata of one photo.
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo
    /// Topic keys for `PhotoQuery.topic`.
    func topics() async throws(CatalogError) -> [String]
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection>
    /// `nil` if not reported.
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics?
    /// Tags that often occur with `tag`, closest first; empty if unsupported.
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String]
    /// Last reported request limit; `nil` before the first reply or without limit.
    func budget() -> RateBudget?
    /// All request limits; within a service, the one with the smallest remaining share comes first.
    func budgets() -> [(ServiceName, RateBudget)]
    /// Tightest request limit of a service.
    func budget(of service: ServiceName) -> RateBudget?
    /// Asks the service what it grants; `nil` without an application, on failure, or if unsupported.
    func grant() async -> RequestGrant?
}

/// Defaults for services without these features.
extension PhotoCatalog {
    public var excludesWords: Bool { false }
    public func largestPage(of query: PhotoQuery) -> Int { 30 }
    public func topics() async throws(CatalogError) -> [String] { [] }
    /// All topics on one page, with keys as titles; throws `.impossible` for collections.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        guard kind == .topics else { throw .impossible(.collections(service)) }
        let names = request.number == 1 ? try await topics() : []
        return Page(items: names.map { PhotoCollection(key: $0, title: $0) }, hasMore: false)
    }
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] { [] }
    public func budget() -> RateBudget? { nil }
    public func budgets() -> [(ServiceName, RateBudget)] { budget().map { [(service, $0)] } ?? [] }
    public func budget(of service: ServiceName) -> RateBudget? { service == self.service ? budget() : nil }
    public func grant() async -> RequestGrant? { nil }
}

/// Downloads of encoded pictures; untrusted until decoded.
public protocol PictureFetching: Sendable {
    /// Picture at `width` pixels, at most 64 MiB. `known` is revalidated, and not sent again if unchanged.
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture

    /// Streams the full-size file, at most 1 GiB, to `path`.
    ///
    /// Resumes an interrupted download if the server still has the same file and supports ranges, else restarts. After
    /// an error, the file keeps the received bytes, and `FileDraft.originPath` identifies their source.
    ///
    /// If the original is not JPEG, PNG or WebP, a service may substitute a variant, unless `ofAnyType` is set.
    ///
    /// Reports the download to services that ask for it, ignoring errors. `progress` receives the bytes so far and the
    /// total if known; called on any thread.
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError)
}

extension PictureFetching {
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        try await picture(source, of: service, width: width, unless: nil).bytes
    }
}

public protocol KnownTopics: Sendable {
    /// Loaded topics; makes no request.
    var known: [String] { get }
    /// Loads topics if needed; empty on failure.
    func names() async -> [String]
}
