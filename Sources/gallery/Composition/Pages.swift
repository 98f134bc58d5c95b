import GalleryCore
import Screens

/// Sends each list to the source of its pages.
struct Pages: PageSource {
    private let recommendations: RecommendedPages
    private let favorites: FavoritesPages
    private let series: SeriesPages

    init(catalog: any PhotoCatalog, favorites: any FavoritesStore, taste: any TasteRanking) {
        recommendations = RecommendedPages(catalog: catalog, favorites: favorites, taste: taste)
        self.favorites = FavoritesPages(favorites: favorites)
        series = SeriesPages(catalog: catalog)
    }

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        switch list {
        case .recommendations: try await recommendations.page(number, of: list)
        case .favorites: try await favorites.page(number, of: list)
        default: try await series.page(number, of: list)
        }
    }
}
