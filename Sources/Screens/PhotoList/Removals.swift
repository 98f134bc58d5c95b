import GalleryCore
import UseCases

/// Photos removed from favorites or a board since their list was loaded; they keep their numbers.
struct Removals {
    var photos: Set<PhotoID> = []
    /// Number of photos left in the store; `nil` for filtered lists.
    var left: Int?
}

extension Removals {
    init(from list: PhotoListID, among photos: [Photo], by interactors: PhotoCommandInteractors) {
        switch list {
        case .favorites:
            self.init(
                photos: interactors.favorites.removed(among: photos), left: interactors.favorites.count)
        case .favoritesMatching: self.init(photos: interactors.favorites.removed(among: photos))
        case .board(let board, let query):
            self.init(
                photos: interactors.boards.removed(among: photos, from: board),
                left: query.isEmpty ? interactors.boards.count(on: board) : nil)
        default: self.init()
        }
    }
}
