import GalleryCore
import Viper

/// From the photo on the screen to lists that begin with it. Another photo is shown in place.
struct DetailRouter: DetailRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {}
}
