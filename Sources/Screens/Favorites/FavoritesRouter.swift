import GalleryCore
import Viper

/// From a favorite to its own screen among the favorites, whose numbers stay.
struct FavoritesRouter: FavoritesRouting {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(.favorites, at: index))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.go(to: .list(list, title: title))
    }
}
