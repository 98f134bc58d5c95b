import GalleryCore

@testable import PhotoStore

extension SQLiteFavorites {
    /// Undoes the last change and returns the favorite; `nil` if the change was not the removal of one favorite.
    func restoreLastRemoved() throws -> Favorite? {
        guard case .favoritesRemoved(1, let photo?) = try SQLiteUndo(database).undo().first else {
            return nil
        }
        return try favorite(photo.id)
    }
}

extension SQLiteUndo {
    /// Undoes the command of a line of the current list.
    func undo(line: Int) throws -> [UndoableChange] {
        let commands = try commands()
        return commands.indices.contains(line - 1) ? try undo(commands[line - 1].id) : []
    }
}
