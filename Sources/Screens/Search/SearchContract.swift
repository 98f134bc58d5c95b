import GalleryCore
import UseCases

enum SearchEvent: Equatable, Sendable {
    /// `after` are the searches from which the query was refined, oldest first.
    case find(SearchQuery, after: [SearchQuery] = [])
    case refine(String?)
    case without(String?)
    case wider
    case more
    case pages(ListPart)
    case previous
    case refresh
    case photo(PhotoRequest)
}

protocol SearchInteracting: ListInteracting {
    func find(_ query: SearchQuery) async throws(CatalogError) -> PhotoList
    func record(_ query: SearchQuery, found total: Int?)
    func loaded(_ query: SearchQuery) async -> PhotoList
    /// Refinement terms, best first.
    func terms(of query: SearchQuery, in list: PhotoList) async -> [String]
    /// Filters of the query that the service does not support.
    func unavailable(in query: SearchQuery) -> [FilterGap]
    /// Whether the service supports a value of the `lang` filter.
    func supports(language: String) -> Bool
    /// Query that the user may have meant; `nil` if all words are known, or no similar ones are.
    func correction(of query: SearchQuery) async -> QueryCorrection?
    /// The term, or its English tag if only that one occurs in the photos.
    func excludable(_ term: String, among photos: [Photo]) -> String
    var service: ServiceName { get }
}

@MainActor protocol SearchRouting: PhotoRouting {
    func search(_ query: SearchQuery, after steps: [SearchQuery]) async
}
