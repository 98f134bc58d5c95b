import FoundationEssentials
import GalleryCore

@testable import PhotoService

/// The services over the network, each ready to be asked at a server of these tests.
enum TestedService: String, CaseIterable {
    case unsplash, flickr, openverse

    /// The key it gets.
    var key: String { "canary-\(rawValue)-7Qx2" }
    /// What no other service may get: the key, or what it is signed in with and the token it grants for that.
    var secrets: [String] { self == .openverse ? [key + "-id", key + "-secret", key + "-token"] : [key] }

    /// Its catalog. What it asks for again comes without a pause. With `signsIn` Openverse is asked with a token.
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
        }
    }

    /// The name of the parameter that carries what a person searches for.
    var wordsParameter: String {
        switch self {
        case .unsplash: "query"
        case .flickr: "text"
        case .openverse: "q"
        }
    }

    /// One photo of a list; `fields` are more members of the object, each begun with a comma.
    func photo(_ number: Int, fields: String = "") -> String {
        switch self {
        case .unsplash: PhotoFixture.listed("p\(number)", fields: fields)
        case .flickr: FlickrFixture.listed("\(number)", fields: fields)
        case .openverse: String(OpenverseFixture.image(number).dropLast()) + fields + "}"
        }
    }

    /// The answer to a search.
    func page(_ photos: [String], total: Int = 10_000) -> String {
        switch self {
        case .unsplash: PhotoFixture.search(photos, total: total)
        case .flickr: FlickrFixture.page(photos, total: "\(total)")
        case .openverse: OpenverseFixture.page(photos, count: total)
        }
    }

    /// What a search for words at the base address comes to.
    func search(
        _ words: String, at base: String, transport: CurlTransport = .test()
    ) async throws -> Result<Page<Photo>, CatalogError> {
        let catalog = try catalog(base, transport: transport)
        do throws(CatalogError) {
            // Openverse is asked for two pages at once for more.
            let page = PageRequest(number: 1, size: 20)
            return .success(try await catalog.page(of: .search(SearchQuery(words: words)), page))
        } catch {
            return .failure(error)
        }
    }
}
