import GalleryCore
import Viper

@MainActor
protocol PhotoRouting {
    /// `index` is zero-based.
    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async
    func openList(_ list: PhotoListID, titled title: ListTitle) async
    func openGrid(_ request: GridRequest) async
    /// Command for which a photo is opened, if any.
    var following: FollowingCommand? { get }
}

protocol PhotoNavigating: PhotoRouting {
    /// Weak: the stack owns the module of the router.
    var navigator: (any Navigating<Route>)? { get }
}

extension PhotoNavigating {
    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(list, at: index, title: title))
    }

    var following: FollowingCommand? { navigator?.following }

    func openGrid(_ request: GridRequest) async { await navigator?.go(to: .grid(request)) }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.go(to: .list(list, title: title))
    }
}

struct PhotoRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
