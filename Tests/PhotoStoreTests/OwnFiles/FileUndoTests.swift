import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

/// Undo of files that were moved, after other programs changed their folders or the trash.
@Suite(.timeLimit(.minutes(10))) struct FileUndoTests {
    private let moved = MovedPictures()

    private var home: TemporaryFolder { moved.home }
    private var pictures: TemporaryFolder { moved.pictures }
    private var undo: SQLiteUndo { moved.undo }
    private var files: FilesOnDisk { moved.files }

    private func photo(_ name: String) throws -> Photo { try moved.photo(name) }

    /// Moves new files to the trash with one command.
    private func trash(_ names: String...) async throws {
        undo.beginCommand()
        for name in names { try await files.trash(try photo(name)) }
    }

    private func removeFromTrash(_ name: String) {
        unlink(home("Trash/files/" + name))
        unlink(home("Trash/info/" + name + ".trashinfo"))
    }

    /// Names of the files of a change, as the trash or `rename` named them.
    private func summary(_ change: UndoableChange) -> String {
        switch change {
        case .filesMoved(let moves): "moved " + moves.map(\.name).joined(separator: " ")
        case .filesMissing(let moves): "missing " + moves.map(\.newName).joined(separator: " ")
        case .fileStays(let move, let error): "stays \(move.name): \(error)"
        default: "\(change)"
        }
    }

    private func undone() throws -> [String] { try undo.undo().map(summary) }

    @Test(arguments: [
        ("Path=/other/a.png", "DeletionDate=2026-01-02T03:04:05"), ("Path=a.png", ""), ("", ""),
        (nil, "DeletionDate=2026-01-02T03:04:05"),
    ])
    func `another file of the same name in the trash stays there`(path: String?, date: String)
        async throws
    {
        try await trash("a.png")
        removeFromTrash("a.png")
        home.put("foreign", at: "Trash/files/a.png")
        let path = path ?? "Path=" + pictures("a.png")
        home.put("[Trash Info]\n\(path)\n\(date)\n", at: "Trash/info/a.png.trashinfo")
        #expect(try undone() == ["missing a.png"])
        #expect(home.text(at: "Trash/files/a.png") == "foreign" && pictures.names.isEmpty)
        #expect(home.names(in: "Trash/info") == ["a.png.trashinfo"])
    }

    @Test func `a move that an earlier version recorded is undone by the path in the trash`() async throws {
        try await trash("a.png")
        let move = FileMove(
            from: FileAddress.of(pictures("a.png")), to: FileAddress.of(home("Trash/files/a.png")),
            record: FileAddress.of(home("Trash/info/a.png.trashinfo")))
        let json = try JSONDecoder().decode(FileMove.self, from: JSONEncoder().encode(move))
        #expect(json == move)
        #expect(try FilesOnDisk.revert(json))
        #expect(pictures.names == ["a.png"])
    }

    @Test func `the path in the trash of another file system is relative to its top folder`() {
        let record = Array(home.put("[Trash Info]\nPath=c%20d/a.png\n", at: "a.png.trashinfo").utf8)
        func isRecord(_ path: String) -> Bool {
            Trash.isRecord(record, of: Array(path.utf8), deleted: nil)
        }
        #expect(isRecord("/mnt/c d/a.png"))
        #expect(!isRecord("/mnt/xc d/a.png") && !isRecord("/mnt/a.png") && !isRecord("d/a.png"))
    }

    @Test func `undo names files that are no longer in the trash, and only its next use an older command`()
        async throws
    {
        try await trash("a.png")
        try await trash("b.png", "c.png", "d.png")
        removeFromTrash("b.png")
        removeFromTrash("d.png")
        #expect(try undone() == ["missing d.png b.png", "moved c.png"])
        #expect(try undone() == ["moved a.png"])
        try await trash("e.png")
        try await trash("f.png")
        removeFromTrash("f.png")
        #expect(try undone() == ["missing f.png"])
        #expect(!pictures.names.contains("e.png"))
        #expect(try undone() == ["moved e.png"])
        #expect(try undone() == [])
    }

    @Test func `undo names a renamed file that does not exist, and only its next use an older command`()
        async throws
    {
        try await trash("a.png")
        undo.beginCommand()
        let naming = FileNaming(try FileNameTemplate("c"), values: [:], isExact: true)
        _ = try await files.rename(try photo("b.png"), as: naming)
        unlink(pictures("c.png"))
        #expect(try undone() == ["missing c.png"])
        #expect(try undone() == ["moved a.png"])
    }

    @Test func `undo creates the folder of a file again, also if its name is not UTF-8`() async throws {
        try await trash("x/y/a.png")
        rmdir(pictures("x/y"))
        rmdir(pictures("x"))
        #expect(try undone() == ["moved a.png"])
        #expect(pictures.names(in: "x/y") == ["a.png"])
        let folder = Array(pictures("f").utf8) + [0xFF], path = FilePath.joined(folder, Array("b.png".utf8))
        #expect(FilePath.makeFolder(folder))
        pictures.put(PictureHead.png(4, 3), at: "b.png")
        #expect(FilePath.rename(Array(pictures("b.png").utf8), to: path))
        undo.beginCommand()
        try await files.trash(try #require(Photo(fileAt: path)))
        _ = folder.withCString { rmdir($0) }
        #expect(try undone() == ["moved b.png"])
        #expect(FileStatus(following: path)?.isRegular == true)
    }

    @Test func `a file whose folder cannot be created stays in the trash, and older changes can be undone`()
        async throws
    {
        try await trash("a.png")
        try await trash("b.png", "x/c.png", "d.png")
        rmdir(pictures("x"))
        pictures.put("file", at: "x")
        let error = StoreError.failed(path: pictures("x/c.png"), cause: .system(ENOTDIR))
        #expect(try undone() == ["moved d.png b.png", "stays c.png: \(error)"])
        #expect(home.names(in: "Trash/files") == ["a.png", "c.png"])
        #expect(try undone() == ["moved a.png"])
    }

    @Test func `undo does not overwrite a new file, restores the others, and can be repeated`() async throws {
        try await trash("a.png", "b.png")
        pictures.put("new", at: "a.png")
        let error = StoreError.pathInUse(pictures("a.png"))
        #expect(try undone() == ["moved b.png", "stays a.png: \(error)"])
        #expect(try undone() == ["stays a.png: \(error)"])
        #expect(pictures.text(at: "a.png") == "new" && home.names(in: "Trash/files") == ["a.png"])
        unlink(pictures("a.png"))
        #expect(try undone() == ["moved a.png"])
        #expect(try undone() == [])
    }

    @Test func `the trash of a file system is a folder of the user, and no link`() {
        let top = Array(pictures.path.utf8), name = ".Trash-\(getuid())"
        func folder() -> String? { Trash.folder(below: top).map(FilePath.shown) }
        symlink(home.path, pictures(name))
        #expect(folder() == nil && home.names.isEmpty)
        unlink(pictures(name))
        pictures.put("file", at: name)
        #expect(folder() == nil)
        unlink(pictures(name))
        #expect(folder() == pictures(name) && pictures.mode(of: name) == 0o700)
        mkdir(pictures(".Trash"), 0o700)
        chmod(pictures(".Trash"), 0o1777)
        symlink(home.path, pictures(".Trash/\(getuid())"))
        #expect(folder() == pictures(name))
        unlink(pictures(".Trash/\(getuid())"))
        #expect(folder() == pictures(".Trash/\(getuid())"))
    }

    @Test(.enabled(if: getuid() == 0)) func `the trash of another user is not used`() {
        let name = ".Trash-\(getuid())"
        mkdir(pictures(name), 0o700)
        chown(pictures(name), 65_534, 65_534)
        #expect(Trash.folder(below: Array(pictures.path.utf8)) == nil)
    }
}
