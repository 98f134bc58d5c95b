public import GalleryCore

/// Service whose lists contain only photos of the default license, and whose searches may limit width and height. A
/// license named in a search takes precedence over the default.
public struct LicensedCatalog: PhotoCatalog {
    private let base: any PhotoCatalog
    /// Value of the filter `license`; `nil` for any license.
    private let license: SessionValue<String?>

    public init(_ base: any PhotoCatalog, only license: SessionValue<String?>) {
        self.base = base
        self.license = license
    }

    public func page(
        of query: PhotoQuery, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        guard case .search(let search) = query else { return try await licensed(query, request) }
        let limits = search.filters.filter { [.width, .height].contains($0.key) }
        // The index of files limits sizes itself, so that its pages are full and its counts exact.
        guard !limits.isEmpty, base.service != .files else { return try await licensed(query, request) }
        let unlimited = SearchQuery(
            keywords: search.keywords, filters: search.filters.filter { limits[$0.key] == nil },
            excluded: search.excluded)
        let page = try await licensed(.search(unlimited), request)
        return page.filtered { photo in limits.allSatisfy { $0.matches(photo, $1) } }
    }

    private func licensed(
        _ query: PhotoQuery, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        guard let value = license.value else { return try await base.page(of: query, request) }
        var query = query
        if case .search(let search) = query {
            guard search.filters[.license] == nil else { return try await base.page(of: query, request) }
            // If possible, the service filters, so that pages are full and counts exact.
            if base.filters.supports(.license, value) {
                query = .search(
                    SearchQuery(
                        keywords: search.keywords, filters: search.filters.merging([.license: value]) { $1 },
                        excluded: search.excluded))
            }
        }
        var page = try await base.page(of: query, request).filtered { FilterName.license.matches($0, value) }
        if request.number == 1 { page.notes.append(.license(value)) }
        return page
    }

    public var service: ServiceName { base.service }
    public var filters: FilterAbility { base.filters }
    public var excludesWords: Bool { base.excludesWords }
    public func largestPage(of query: PhotoQuery) -> Int { base.largestPage(of: query) }
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { try await base.photo(id) }
    public func topics() async throws(CatalogError) -> [String] { try await base.topics() }
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> { try await base.collections(kind, request) }
    public func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] {
        try await base.statedCredits(of: ids)
    }
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await base.statistics(of: id)
    }
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await base.relatedTags(tag)
    }
    public func budget() -> RateBudget? { base.budget() }
    public func budgets() -> [(ServiceName, RateBudget)] { base.budgets() }
    public func budget(of service: ServiceName) -> RateBudget? { base.budget(of: service) }
    public func grant() async -> RequestGrant? { await base.grant() }
}

extension Page<Photo> {
    /// Copy without the photos that do not match; the total is then unknown.
    fileprivate func filtered(_ matches: (Photo) -> Bool) -> Page {
        var page = self
        page.items.removeAll { !matches($0) }
        if page.items.count < items.count { page.total = nil }
        return page
    }
}
