import GalleryCore
import Screens
import Taste

extension AllPages.Sources {
    init(
        services: any PhotoCatalog, favorites: any FavoritesStore & FavoritesSearching,
        boards: any BoardsStore, seen: any SeenStore, taste: any TasteRanking, topics: any KnownTopics,
        colors: any ColorFinding
    ) {
        self.init(
            recommendations: RecommendedPages(
                catalog: services, topics: topics, favorites: favorites, seen: seen, taste: taste),
            ideas: BoardSuggestions(catalog: services, boards: boards, taste: taste),
            catalog: CatalogPages(catalog: services),
            similar: SimilarPages(
                catalog: services, atHand: LocalPhotos(seen: seen, favorites: favorites), colors: colors),
            named: NamedPages(catalog: services, favorites: favorites),
            favorites: StoredPages(favorites: favorites), boards: StoredPages(boards: boards),
            found: StoredPages(matching: favorites, seen: seen))
    }
}
