import GalleryCore
import Viper

/// Opens related lists from a photo, and marked photos. Other photos are shown by the photo screen itself, so it opens
/// no second one for them.
struct DetailRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        guard case .named = list else { return }
        await navigator?.go(to: .detail(list, at: index, title: title))
    }
}
