import GRDB
import GalleryCore
import Glibc

extension FilesOnDisk {
    /// Moves a file back, and returns what `undo` reports.
    static func undo(_ move: FileMove, in db: Database) throws -> UndoableChange {
        do throws(StoreError) {
            guard try revert(move) else { return .filesMissing([move]) }
        } catch { return .fileStays(move, error) }
        try SQLiteOwnFiles.move(from: move.to, to: move.from, in: db)
        return .filesMoved([move])
    }

    /// Moves the file back, if necessary to a new folder; returns `false` if it no longer exists. Throws `.pathInUse`
    /// if its former path is in use.
    static func revert(_ move: FileMove) throws(StoreError) -> Bool {
        guard let to = FileAddress.bytes(move.to), let from = FileAddress.bytes(move.from),
            FileStatus(notFollowing: to) != nil
        else { return false }
        let record = move.record.flatMap(FileAddress.bytes)
        if let record, !Trash.isRecord(record, of: from, deleted: move.deleted) { return false }
        guard FileStatus(notFollowing: from) == nil else {
            throw .pathInUse(FilePath.shown(from))
        }
        guard
            FilePath.rename(to, to: from)
                || errno == ENOENT && FilePath.makeFolder(FilePath.folder(of: from))
                    && FilePath.rename(to, to: from)
        else { throw .system(path: FilePath.shown(from)) }
        if let record { _ = record.withCString { unlink($0) } }
        return true
    }
}

extension UndoableChange {
    /// Whether `undo` reverts the change once the user has made room for the file.
    var isRepeatable: Bool { if case .fileStays(_, .pathInUse) = self { true } else { false } }
}
