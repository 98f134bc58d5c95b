import GalleryCore

/// What a person can ask of the search screen.
enum SearchEvent: Equatable, Sendable {
    /// `after` are the searches it was refined from, the first one first.
    case find(SearchQuery, after: [SearchQuery] = [])
    case refine(Term?)
    case without(Term?)
    case wider
    case ideas
    case more
    case previous
    case refresh
    case photo(PhotoAction)
}

/// A term as a person names it: by its number in the line, or by itself.
enum Term: Equatable, Sendable {
    case number(Int)
    case text(String)

    /// Reads the words behind `refine` and `without`; nil when there are none.
    init?(_ arguments: [String]) {
        guard let first = arguments.first else { return nil }
        if arguments.count == 1, let number = Int(first), first.utf8.count < 4 {
            self = .number(number)
        } else {
            self = .text(arguments.joined(separator: " "))
        }
    }
}

protocol SearchInteracting: ListInteracting {
    /// Starts the search over and notes it in the history with what it found.
    func find(_ query: SearchQuery) async throws(CatalogError) -> PhotoList
    /// What is known of a search, without asking anybody.
    func known(_ query: SearchQuery) async -> PhotoList
    /// The terms that split what was found best, the best first.
    func terms(of query: SearchQuery, in list: PhotoList) async -> [String]
    /// Earlier searches, newest first, at most ten; none when the store cannot tell.
    func earlierSearches() -> [RecentSearch]
    /// Which of the query's filters the service cannot do.
    func unavailable(in query: SearchQuery) -> [FilterGap]
    /// The service asked now.
    var service: ServiceName { get }
}

/// Where the search screen leads: to a photo it found, from one to lists beside the search, and to another search.
@MainActor protocol SearchRouting: PhotoRouting {
    func search(_ query: SearchQuery, after steps: [SearchQuery]) async
}
