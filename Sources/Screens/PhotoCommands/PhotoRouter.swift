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

/// Routes a photo leads to, on the navigation stack.
protocol PhotoNavigating: PhotoRouting {
    /// Not owned: the stack owns the module of the router.
    var navigator: (any Navigating<Route>)? { get }
}

extension PhotoNavigating {
    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(list, at: index, title: title))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.go(to: .list(list, title: title))
    }
}

/// For the lists that have no destination of their own.
struct PhotoRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
