import GalleryCore
import Viper

/// Leads from a photo to related lists. `openDetail` does nothing: other photos are shown in place.
struct DetailRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {}
}
