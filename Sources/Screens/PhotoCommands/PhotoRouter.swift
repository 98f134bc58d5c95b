import GalleryCore
import Viper

/// Where a photo leads to.
@MainActor
protocol PhotoRouting {
    func openDetail(of list: PhotoListID, at index: Int) async
    func openList(_ list: PhotoListID) async
}

/// One line a destination.
struct PhotoRouter: PhotoRouting {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func openDetail(of list: PhotoListID, at index: Int) async {
        await navigator?.push(.detail(list, at: index))
    }

    func openList(_ list: PhotoListID) async { await navigator?.push(.list(list)) }
}
