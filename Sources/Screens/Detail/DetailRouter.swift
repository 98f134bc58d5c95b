import GalleryCore
import Viper

struct DetailRouter: DetailRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {}
}
