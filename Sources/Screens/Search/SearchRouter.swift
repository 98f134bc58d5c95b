import GalleryCore
import Viper

/// From what was found to a photo, and from a photo to lists beside the search, which stays as it is.
struct SearchRouter: PhotoRouting {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(list, at: index))
    }
}
