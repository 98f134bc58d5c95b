import GalleryCore
import Viper

/// From what was found to a photo, and from a photo to lists beside the search, which stays as it is.
struct SearchRouter: SearchRouting {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(list, at: index))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.go(to: .list(list, title: title))
    }
}
