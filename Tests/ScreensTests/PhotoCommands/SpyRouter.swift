import CommandShell
import GalleryCore
import Viper

@testable import Screens

@MainActor
final class SpyRouter: SearchRouting, RecommendationsRouting {
    enum Move: Equatable {
        case detail(PhotoListID, titled: ListTitle, at: Int)
        case list(PhotoListID, titled: ListTitle)
        case search(SearchQuery, after: [SearchQuery])
        case grid(GridRequest)
        case renewal(section: String?)
    }

    private(set) var moves: [Move] = []
    private(set) var refusals: [UsageError] = []

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        moves.append(.detail(list, titled: title, at: index))
    }

    func openGrid(_ request: GridRequest) async { moves.append(.grid(request)) }
    var following: FollowingCommand?

    func search(_ query: SearchQuery, after steps: [SearchQuery]) async {
        moves.append(.search(query, after: steps))
    }

    func renew(section: String?) async { moves.append(.renewal(section: section)) }

    func refuse(_ error: UsageError) { refusals.append(error) }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        moves.append(.list(list, titled: title))
    }
}
