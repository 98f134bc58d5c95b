import FoundationEssentials
import GalleryCore

@testable import PhotoService

/// Network services, configured for a test server.
enum TestedService: String, CaseIterable {
    case unsplash, flickr, openverse, commons, nasa

    static let withKeys = [TestedService.unsplash, .flickr, .openverse]

    var key: String { "canary-\(rawValue)-7Qx2" }
    /// Strings that no other service may receive: the key, or the credentials and the token.
    var secrets: [String] { self == .openverse ? [key + "-id", key + "-secret", key + "-token"] : [key] }

    /// Catalog with immediate retries. `signsIn` adds credentials for Openverse.
    func catalog(
        _ base: String, signsIn: Bool = false, transport: CurlTransport = .test()
    ) throws -> any PhotoCatalog & PictureFetching {
        switch self {
        case .unsplash: try UnsplashCatalog(base: base, key: key, transport: transport)
        case .flickr:
            try FlickrCatalog(
                base: base, key: key, transport: transport,
                policy: RetryPolicy(repeats: 2, firstPause: .zero),
                now: { Date() })
        case .openverse:
            try OpenverseCatalog(
                base: base + "/v1",
                credentials: signsIn
                    ? OpenverseCredentials(id: secrets[0], secret: secrets[1], folder: nil) : nil,
                transport: transport)
        case .commons: try CommonsCatalog(base: base, transport: transport)
        case .nasa: try NASACatalog(base: base, transport: transport)
        }
    }

    /// Search that takes one request on every service.
    func query(_ words: String) -> SearchQuery {
        SearchQuery(keywords: words, filters: self == .commons ? [.order: "latest"] : [:])
    }

    var wordsParameter: String {
        switch self {
        case .unsplash: "query"
        case .flickr: "text"
        case .openverse, .nasa: "q"
        case .commons: "gsrsearch"
        }
    }

    /// Photo in a list reply; `fields` are additional members, each with a leading comma.
    func photo(_ number: Int, fields: String = "") -> String {
        switch self {
        case .unsplash: PhotoFixture.listed("p\(number)", fields: fields)
        case .flickr: FlickrFixture.listed("\(number)", fields: fields)
        case .openverse: String(OpenverseFixture.image(number).dropLast()) + fields + "}"
        case .commons: CommonsFixture.short(number, fields: fields)
        case .nasa: NASAFixture.short(number, fields: fields)
        }
    }

    func page(_ photos: [String], total: Int = 10_000) -> String {
        switch self {
        case .unsplash: PhotoFixture.search(photos, total: total)
        case .flickr: FlickrFixture.page(photos, total: "\(total)")
        case .openverse: OpenverseFixture.page(photos, count: total)
        case .commons: CommonsFixture.page(photos, total: total)
        case .nasa: NASAFixture.page(photos, total: total)
        }
    }

    func search(
        _ words: String, at base: String, transport: CurlTransport = .test()
    ) async throws -> Result<Page<Photo>, CatalogError> {
        let catalog = try catalog(base, transport: transport)
        do throws(CatalogError) {
            // For a larger page, Openverse would need two requests.
            let page = PageRequest(number: 1, size: 20)
            return .success(try await catalog.page(of: .search(query(words)), page))
        } catch {
            return .failure(error)
        }
    }
}
