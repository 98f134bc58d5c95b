/// A photo service: lists, search and single photos.
///
/// Every call may wait for the network; canceling its task ends it with `.cancelled`.
public protocol PhotoCatalog: Sendable {
    /// The service's name.
    var service: ServiceName { get }
    /// The filters this service can do.
    var filters: FilterAbility { get }
    /// Whether a search can leave words out.
    var excludesWords: Bool { get }

    /// Photos that one request for a query brings at most.
    func largestPage(of query: PhotoQuery) -> Int
    /// A page of the photos that a query stands for.
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// One photo with everything the service knows of it.
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo
    /// The names that `PhotoQuery.topic` takes.
    func topics() async throws(CatalogError) -> [String]
    /// The topics or collections there are.
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection>
    /// How a photo is doing; nil where the service does not tell.
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics?
    /// Tags that often stand beside this one, closest first; none where the service does not know.
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String]
    /// What is left of the allowance, as last heard; nil before the first answer or where there is none.
    func budget() -> RateBudget?
    /// Every allowance with its service: of each service the one with the smallest share left first.
    func budgets() -> [(ServiceName, RateBudget)]
    /// The tightest of one service, where several can be asked through this one.
    func budget(of service: ServiceName) -> RateBudget?
}

/// What holds of a service that does not have something.
extension PhotoCatalog {
    public var excludesWords: Bool { false }
    public func largestPage(of query: PhotoQuery) -> Int { 30 }
    public func topics() async throws(CatalogError) -> [String] { [] }
    /// The topics, by their names alone on one page; `.impossible` for collections.
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
}

/// The bytes of pictures, as they come from a service: hostile until decoded.
public protocol PictureFetching: Sendable {
    /// The picture for showing at `width` pixels, at most 64 MiB, with what the host says about keeping it. The bytes
    /// of `known` are not sent again when the host says that they are still right.
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture

    /// Fills the file at `path` with the full-size file; at most 1 GiB, streamed.
    ///
    /// Goes on from what a cut call left there, where the server still has the same file and allows that; else
    /// starts over. After an error the file holds what has come, and `FileDraft.originPath` says of what.
    ///
    /// Where the original is neither JPEG, PNG nor WebP a service may give a variant that is; `ofAnyType`, never.
    ///
    /// Tells the service about the download where it asks for that; a failure to tell never fails the download.
    /// `progress` gets bytes so far and, when known, bytes in all; it may be called on any thread.
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

/// Knows the topics of the service.
public protocol KnownTopics: Sendable {
    /// Their names as far as they have come; makes no request.
    var known: [String] { get }
    /// Their names; asks the service where they have not come yet, and gives none when that fails.
    func names() async -> [String]
}
