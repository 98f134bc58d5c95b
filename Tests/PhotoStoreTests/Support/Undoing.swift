import GalleryCore

@testable import PhotoStore

extension SQLiteFavorites {
    /// What was removed last through the same database; nil when that was no favorite, or nothing.
    func restoreLastRemoved() throws -> Favorite? {
        guard case .favorite(let favorite) = try SQLiteUndo(database).undo() else { return nil }
        return favorite
    }
}
