import GalleryCore
import Viper

/// Opens related lists from a photo. `openDetail` does nothing, since the photo screen itself shows other photos.
struct DetailRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {}
}
