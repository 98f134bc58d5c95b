import GalleryCore
import Viper

/// From a section to one of its photos; a section that is a board keeps its title.
struct RecommendationsRouter: RecommendationsRouting {
    weak let navigator: (any Navigating<Route>)?

    func openDetail(of section: PhotoListID, titled title: ListTitle, at index: Int) async {
        await navigator?.go(to: .detail(section, at: index, title: title))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        await navigator?.go(to: .list(list, title: title))
    }
}
