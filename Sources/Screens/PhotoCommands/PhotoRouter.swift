import GalleryCore
import Viper

/// Where a photo leads to.
@MainActor
protocol PhotoRouting {
    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async
    func openList(_ list: PhotoListID, titled title: ListTitle) async
}

extension PhotoRouting {
    /// For a list whose identity says what it is called.
    func openList(_ list: PhotoListID) async { await openList(list, titled: ListTitle()) }
}

/// One line a destination.
struct PhotoRouter: PhotoRouting {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.push(.detail(list, at: index, title: title))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.push(.list(list, title: title))
    }
}
