import FoundationEssentials
public import GalleryCore

/// Searches and photos for other programs: no list is kept, nothing is learned or recorded as seen.
public struct LookupInteractor: Sendable {
    private static let thumbnailSize = 512

    private let catalog: any PhotoCatalog
    private let services: any CatalogLookup
    private let license: SessionValue<String?>
    private let addresses: any PhotoAddresses
    private let stated: StatedCredits?
    private let thumbnails: any ThumbnailMaking

    /// `catalog` is the active service, `license` the default license of searches.
    public init(
        catalog: any PhotoCatalog, services: any CatalogLookup, license: SessionValue<String?>,
        addresses: any PhotoAddresses, thumbnails: any ThumbnailMaking, stated: StatedCredits? = nil
    ) {
        self.catalog = catalog
        self.services = services
        self.license = license
        self.addresses = addresses
        self.thumbnails = thumbnails
        self.stated = stated
    }

    /// Page of at most `count` photos. A `nil` service is the active one.
    public func search(
        _ query: SearchQuery, on service: ServiceName?, page: Int, count: Int
    ) async throws(CatalogError) -> PhotoList {
        let base = try service.map { name throws(CatalogError) in try services.catalog(of: name) } ?? catalog
        if let gap = base.filters.union(.ofResults).gaps(in: query).first {
            throw .impossible(.filter(gap, of: base.service))
        }
        let pages = CatalogPages(catalog: LicensedCatalog(base, only: license), pool: nil, size: count)
        var list = try await pages.page(page, of: .search(query))
        list.photos = list.photos.prefix(count).map { stated?.known($0) ?? $0 }
        return list
    }

    /// Identifier in a text that is one, or the address of a photo's page; `nil` for other text.
    public func id(named text: String) -> PhotoID? { addresses.photo(named: text) }

    /// Photo with its stated credit.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        let photo = try await catalog.photo(id)
        await stated?.load([photo])
        return stated?.known(photo) ?? photo
    }

    public func similar(to id: PhotoID, page: Int, count: Int) async throws(CatalogError) -> PhotoList {
        let request = PageRequest(number: page, size: count)
        let found = try await LicensedCatalog(catalog, only: license).page(
            of: .similar(to: try await catalog.photo(id)), request)
        return PhotoList(
            photos: found.items.prefix(count).map { stated?.known($0) ?? $0 }, total: found.total,
            hasMore: found.hasMore, notes: found.notes)
    }

    /// Pictures with sides of at most 512 pixels, `nil` for those that are not available.
    public func thumbnails(of photos: [Photo]) async -> [Thumbnail?] {
        await photos.concurrentMap { [thumbnails] photo in
            await thumbnails.thumbnail(of: photo, longest: Self.thumbnailSize)
        }
    }
}

extension CatalogError {
    /// Seconds until a request limit ends; `nil` for other errors, and if the end is unknown.
    public var secondsOfLimit: Int? {
        guard case .rateLimited(let until?) = self else { return nil }
        return max(1, Int(clamping: until.timeIntervalSince(Date()).rounded(.up)))
    }
}
