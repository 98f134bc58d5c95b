import GalleryCore

@testable import Screens

/// Remembers where a presenter wanted to go.
@MainActor
final class SpyRouter: SearchRouting, RecommendationsRouting, FavoritesRouting, DetailRouting {
    enum Move: Equatable {
        case detail(PhotoListID, titled: ListTitle, at: Int)
        case list(PhotoListID, titled: ListTitle)
    }

    private(set) var moves: [Move] = []

    func openDetail(of list: PhotoListID, titled title: ListTitle, at index: Int) async {
        moves.append(.detail(list, titled: title, at: index))
    }

    func openList(_ list: PhotoListID, titled title: ListTitle) async {
        moves.append(.list(list, titled: title))
    }
}
