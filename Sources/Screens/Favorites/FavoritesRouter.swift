import GalleryCore
import Viper

/// From a favorite to its own screen among the favorites, whose numbers stay.
struct FavoritesRouter: PhotoRouting {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(.favorites, at: index))
    }
}
