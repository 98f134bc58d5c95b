public import GalleryCore

/// Sends each list to the source of its pages.
public struct Pages: PageSource {
    private let recommendations: RecommendationsMix
    private let favorites: FavoritesPages
    private let series: SeriesPages

    /// Takes the service and the store.
    public init(catalog: any PhotoCatalog, favorites: any FavoritesStore) {
        recommendations = RecommendationsMix(catalog: catalog, favorites: favorites)
        self.favorites = FavoritesPages(favorites: favorites)
        series = SeriesPages(catalog: catalog)
    }

    /// The page from the source the list belongs to.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        switch list {
        case .recommendations: try await recommendations.page(number, of: list)
        case .favorites: try await favorites.page(number, of: list)
        default: try await series.page(number, of: list)
        }
    }
}
