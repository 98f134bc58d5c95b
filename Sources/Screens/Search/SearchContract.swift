import GalleryCore

/// What a person can ask of the search screen.
enum SearchEvent: Equatable, Sendable {
    /// `after` are the searches it was refined from, the first one first.
    case find(SearchQuery, after: [SearchQuery] = [])
    case refine(String?)
    case without(String?)
    case wider
    case ideas
    case more
    case previous
    case refresh
    case photo(PhotoAction)
}

/// What can be searched for when nothing is typed.
struct SearchSuggestions: Equatable, Sendable {
    /// Newest first, at most ten; none when the store cannot tell.
    let earlier: [RecentSearch]
    /// None before anything was seen.
    let ideas: [SearchIdea]

    var words: [String] { earlier.map(\.text) + ideas.map(\.words) }
}

protocol SearchInteracting: ListInteracting {
    /// Starts the search over.
    func find(_ query: SearchQuery) async throws(CatalogError) -> PhotoList
    /// Puts a search into the history, with how much it found.
    func note(_ query: SearchQuery, found total: Int?)
    /// What is known of a search, without asking anybody.
    func known(_ query: SearchQuery) async -> PhotoList
    /// The terms that split what was found best, the best first.
    func terms(of query: SearchQuery, in list: PhotoList) async -> [String]
    /// What can be searched for when nothing is typed.
    func suggestions(withIdeas: Bool) -> SearchSuggestions
    /// Which of the query's filters the service cannot do.
    func unavailable(in query: SearchQuery) -> [FilterGap]
    /// Whether a search may be in that language, a value of `lang`.
    func takes(language: String) -> Bool
    /// The service asked now.
    var service: ServiceName { get }
}

/// Where the search screen leads: to a photo it found, from one to lists beside the search, and to another search.
@MainActor protocol SearchRouting: PhotoRouting {
    func search(_ query: SearchQuery, after steps: [SearchQuery]) async
}
