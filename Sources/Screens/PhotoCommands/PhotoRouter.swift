import GalleryCore
import Viper

/// Where a photo leads to.
@MainActor
protocol PhotoRouting {
    /// `index` is 0-based.
    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async
    func openList(_ list: PhotoListID, titled title: ListTitle) async
}

extension PhotoRouting {
    /// For a list whose identity says what it is called.
    func openList(_ list: PhotoListID) async { await openList(list, titled: ListTitle()) }
}

/// For the lists that have no destination of their own.
struct PhotoRouter: PhotoRouting {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(list, at: index, title: title))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.go(to: .list(list, title: title))
    }
}
