import FoundationEssentials
public import GalleryCore
import Glibc

public struct FilesOnDisk: FileMoving {
    private let database: GalleryDatabase
    private let trash: Trash
    private let work = FileWork()

    /// `trash` is the trash in the home folder; empty without a home folder.
    public init(_ database: GalleryDatabase, trash: String) {
        self.database = database
        self.trash = Trash(home: trash)
    }

    public func trash(_ photo: Photo) async throws(StoreError) {
        try await working(on: photo) { path throws(StoreError) in
            try record(trash.take(path, at: Date()))
        }
    }

    public func rename(_ photo: Photo, as naming: FileNaming) async throws(StoreError) -> Photo {
        try await working(on: photo) { path throws(StoreError) in
            try rename(photo, at: path, as: naming)
        }
    }

    /// Throws if the file system does not respond.
    private func working<Value: Sendable>(
        on photo: Photo, _ body: @escaping @Sendable ([UInt8]) throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        let late = StoreError.notResponding(photo.filePath ?? "")
        return try await work.run(orThrow: late, after: FileWork.patience) {
            () throws(StoreError) -> Value in
            try body(try Self.path(of: photo))
        }
    }

    func rename(
        _ photo: Photo, at path: [UInt8], as naming: FileNaming
    ) throws(StoreError) -> Photo {
        let name = FilePath.name(of: path)
        let folder = try Folder(bytes: FilePath.folder(of: path))
        guard
            let new = FileName.renamed(
                FilePath.shown(name), as: naming, photo, longest: folder.longestName)
        else { throw .emptyName(of: FilePath.shown(path)) }
        guard Array(new.utf8) != name else { return photo }
        let target = FilePath.joined(FilePath.folder(of: path), Array(new.utf8))
        try Self.checkCancellation(at: path)
        guard try ExclusiveRename.rename(name.map(CChar.init(bitPattern:)) + [0], to: new, in: folder) else {
            throw .nameTaken(path: FilePath.shown(target), photo: nil)
        }
        try record(FileMove(from: FileAddress.of(path), to: FileAddress.of(target)), isRename: true)
        return photo.moved(to: FileAddress.of(target))
    }

    /// Reverts a move that was canceled or cannot be recorded, since `undo` could not revert it.
    private func record(_ move: FileMove, isRename: Bool = false) throws(StoreError) {
        do throws(StoreError) {
            try Self.checkCancellation(at: FileAddress.bytes(move.from) ?? [])
            try database.write { db in
                try SQLiteOwnFiles.move(from: move.from, to: move.to, follows: isRename, in: db)
                try database.undo.record(.fileMoved(move), in: db)
            }
        } catch {
            _ = try? Self.revert(move)
            throw error
        }
    }

    /// Throws in canceled work. Called directly before and after a move, since a file system may not have responded.
    static func checkCancellation(at path: [UInt8]) throws(StoreError) {
        if Task.isCancelled { throw .system(path: FilePath.shown(path), code: ECANCELED) }
    }

    /// Path of a regular file, or of a link to one: another program may have replaced the file of a shown photo, so it
    /// must have the same size and, if the picture is known by its contents, the same contents.
    private static func path(of photo: Photo) throws(StoreError) -> [UInt8] {
        guard let path = photo.fileAddress.flatMap(FileAddress.bytes) else {
            throw .unreadable(path: photo.id.description, cause: .system(ENOENT))
        }
        guard let status = FileStatus(following: path) else {
            throw .unreadable(path: FilePath.shown(path), cause: .system(errno))
        }
        guard status.isRegular else { throw .unreadable(path: FilePath.shown(path), cause: .notAFile) }
        guard photo.isPicture(at: path), photo.bytes.map({ $0 == status.size }) != false else {
            throw .unreadable(path: FilePath.shown(path), cause: .replaced)
        }
        return path
    }
}

extension Photo {
    /// Whether the file still has the contents that identify the picture; `true` for one identified by its address.
    func isPicture(at path: [UInt8]) -> Bool {
        guard !id.isAddress, let file = OpenFile(following: path) else { return true }
        return SHA256.digest(of: file) == id.key
    }
}
