import GalleryCore

@testable import PhotoStore

extension SQLiteFavorites {
    /// Undoes the last removal; `nil` if it was not that of a favorite.
    func restoreLastRemoved() throws -> Favorite? {
        guard case .favorite(let favorite) = try SQLiteUndo(database).undo() else { return nil }
        return favorite
    }
}
