/// Photo service: lists, search, single photos. Canceling the task throws `.cancelled`.
public protocol PhotoCatalog: Sendable {
    var service: ServiceName { get }
    var filters: FilterAbility { get }
    var excludesWords: Bool { get }

    func largestPage(of query: PhotoQuery) -> Int
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo>
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo
    /// Topic keys for `PhotoQuery.topic`.
    func topics() async throws(CatalogError) -> [String]
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection>
    /// Credits that the service states in machine-readable form, of at most 50 photos of one service. Empty for a
    /// photo without a statement; without an entry for a photo whose statements are unreadable.
    func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit]
    /// `nil` if not reported.
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics?
    /// Tags that often occur with `tag`, closest first; empty if unsupported.
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String]
    /// Last reported request limit; `nil` before the first reply, or if the service has no limit.
    func budget() -> RateBudget?
    /// All request limits; the limits of a service begin with the tightest, as in `RateBudget.isTighter`.
    func budgets() -> [(ServiceName, RateBudget)]
    /// Number of requests that every limit allows without a user action.
    var optionalRequests: Int { get }
    /// Tightest request limit of a service.
    func budget(of service: ServiceName) -> RateBudget?
    /// Fetches the limits of the user's application; `nil` without an application, on failure, or if unsupported.
    func grant() async -> RequestGrant?
}

extension PhotoCatalog {
    public var excludesWords: Bool { false }
    public func largestPage(of query: PhotoQuery) -> Int { 30 }
    public func topics() async throws(CatalogError) -> [String] { [] }
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        guard kind == .topics else { throw .impossible(.collections(service)) }
        let names = request.number == 1 ? try await topics() : []
        return Page(items: names.map { PhotoCollection(key: $0, title: $0) }, hasMore: false)
    }
    public func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] { [:] }
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] { [] }
    public func budget() -> RateBudget? { nil }
    public var optionalRequests: Int { budgets().map(\.1.optionalRequests).min() ?? .max }
    public func budgets() -> [(ServiceName, RateBudget)] { budget().map { [(service, $0)] } ?? [] }
    public func budget(of service: ServiceName) -> RateBudget? { service == self.service ? budget() : nil }
    public func grant() async -> RequestGrant? { nil }
}
