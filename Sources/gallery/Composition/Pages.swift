import GalleryCore
import Screens

/// Sends each list to the source of its pages.
struct Pages: PageSource {
    private let services: ServiceSwitch
    private let recommendations: RecommendedPages
    private let favorites: StoredPages
    private let boards: StoredPages
    private let ideas: BoardSuggestions
    private let own: StoredPages
    private let series: CatalogPages
    private let named: NamedPages
    private let similar: SimilarPages
    private let seen: any SeenStore

    init(
        services: ServiceSwitch, favorites: any FavoritesStore & FavoritesSearching,
        boards: any BoardsStore, seen: any SeenStore, taste: any TasteRanking, topics: any KnownTopics,
        colors: any ColorFinding
    ) {
        self.seen = seen
        self.boards = StoredPages(boards: boards)
        ideas = BoardSuggestions(catalog: services, boards: boards, taste: taste)
        self.services = services
        recommendations = RecommendedPages(
            catalog: services, topics: topics, favorites: favorites, seen: seen, taste: taste)
        self.favorites = StoredPages(favorites: favorites)
        own = StoredPages(matching: favorites, seen: seen)
        series = CatalogPages(catalog: services)
        similar = SimilarPages(
            catalog: services, atHand: LocalPhotos(seen: seen, favorites: favorites), colors: colors)
        named = NamedPages(catalog: services, favorites: favorites)
    }

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        var page = try await found(number, of: list, behind: last)
        // What its picture told when it was seen.
        let unknown = page.photos.filter { $0.color == nil }.map(\.id)
        if !unknown.isEmpty {
            let colors = seen.colors(of: unknown)
            for index in page.photos.indices where page.photos[index].color == nil {
                page.photos[index].color = colors[page.photos[index].id]
            }
        }
        return page
    }

    private func found(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        switch list {
        case .recommendations: try await recommendations.page(number, of: list)
        case .ideas: try await ideas.page(number, of: list)
        case .named: try await named.page(number, of: list)
        case .favorites: try await favorites.page(number, of: list, behind: last)
        case .board: try await boards.page(number, of: list, behind: last)
        case .kept, .seen: try await own.page(number, of: list, behind: last)
        case .similar: try await similar.page(number, of: list)
        default: try await series.page(number, of: list)
        }
    }

    /// While more than half of the service's allowance is left. What is kept needs none.
    func mayLookAhead(in list: PhotoListID) -> Bool {
        let budget =
            switch list {
            case .favorites, .board: nil as RateBudget?
            case .author(_, let service): (try? services.service(service))?.budget()
            default: services.budget()
            }
        return budget?.allowsLookingAhead ?? true
    }
}
