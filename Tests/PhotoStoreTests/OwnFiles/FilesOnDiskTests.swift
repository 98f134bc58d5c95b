import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FilesOnDiskTests {
    private let moved = MovedPictures()

    private var home: TemporaryFolder { moved.home }
    private var pictures: TemporaryFolder { moved.pictures }
    private var undo: SQLiteUndo { moved.undo }
    private var files: FilesOnDisk { moved.files }

    private func photo(_ name: String) throws -> Photo { try moved.photo(name) }

    private func name(_ text: String) throws -> FileNaming {
        FileNaming(try FileNameTemplate(text), values: [.n: "3"], isExact: true)
    }

    @Test func `a file in the trash has a record with its encoded path, and undo restores it`() async throws {
        let photo = try photo("Öl 100%.png")
        undo.beginCommand()
        try await files.trash(photo)
        #expect(pictures.names.isEmpty && home.names(in: "Trash/files") == ["Öl 100%.png"])
        let record = home.text(at: "Trash/info/Öl 100%.png.trashinfo")
        #expect(record.hasPrefix("[Trash Info]\nPath=/"))
        #expect(record.contains("/%C3%96l%20100%25.png\nDeletionDate=20"))
        guard case .filesMoved(let moves)? = try undo.undo().first else { return #expect(Bool(false)) }
        #expect(moves.map(\.name) == ["Öl 100%.png"])
        #expect(pictures.names == ["Öl 100%.png"] && home.names(in: "Trash/info").isEmpty)
    }

    @Test func `files of one name get different names in the trash`() async throws {
        let first = try photo("a.png")
        try await files.trash(first)
        try await files.trash(try photo("a.png"))
        #expect(home.names(in: "Trash/files") == ["a 2.png", "a.png"])
        #expect(home.names(in: "Trash/info") == ["a 2.png.trashinfo", "a.png.trashinfo"])
    }

    @Test func `a renamed file keeps its extension, and undo restores the name`() async throws {
        let photo = try photo("IMG_1.PNG")
        undo.beginCommand()
        let renamed = try await files.rename(photo, as: name("harbor {n}"))
        #expect(pictures.names == ["harbor 3.PNG"] && renamed.title == "harbor 3")
        #expect(renamed.filePath == pictures("harbor 3.PNG"))
        _ = try undo.undo()
        #expect(pictures.names == ["IMG_1.PNG"])
    }

    @Test func `a name in use is refused, and both files stay`() async throws {
        let photo = try photo("a.png")
        pictures.put("other", at: "b.png")
        await #expect(throws: StoreError.nameTaken(path: pictures("b.png"), photo: nil)) {
            try await files.rename(photo, as: name("b"))
        }
        #expect(pictures.names == ["a.png", "b.png"] && pictures.text(at: "b.png") == "other")
    }

    @Test(arguments: ["../up", "/etc/x", "a/b"])
    func `a new name stays in the folder of the file`(text: String) async throws {
        _ = try await files.rename(try photo("a.png"), as: name(text))
        #expect(pictures.names.count == 1 && pictures.names[0].hasSuffix(".png"))
    }

    @Test(arguments: ["-", ". .", "{author}"])
    func `a name that is empty without characters that names may not have is refused`(text: String)
        async throws
    {
        let photo = try photo("a.png")
        await #expect(throws: StoreError.emptyName(of: pictures("a.png"))) {
            try await files.rename(photo, as: name(text))
        }
        #expect(pictures.names == ["a.png"])
    }

    @Test(arguments: ["folder", "pipe", "link to a folder"])
    func `a folder or pipe in place of a shown file is neither renamed nor moved to the trash`(kind: String)
        async throws
    {
        let photo = try photo("a.png"), path = pictures("a.png")
        unlink(path)
        switch kind {
        case "folder": mkdir(path, 0o700)
        case "pipe": mkfifo(path, 0o600)
        default: symlink(".", path)
        }
        let error = StoreError.unreadable(path: path, cause: .notAFile)
        await #expect(throws: error) { try await files.trash(photo) }
        await #expect(throws: error) { try await files.rename(photo, as: name("b")) }
        #expect(pictures.names == ["a.png"] && home.names(in: "Trash/files").isEmpty)
    }

    @Test func `a link to a file is renamed and moved to the trash, and its target stays`() async throws {
        pictures.put(PictureHead.png(4, 3), at: "a.png")
        symlink("a.png", pictures("b.png"))
        let link = try #require(Photo(fileAt: Array(pictures("b.png").utf8)))
        try await files.trash(try await files.rename(link, as: name("c")))
        #expect(pictures.names == ["a.png"] && home.isLink("Trash/files/c.png"))
    }

    @Test func `canceled work moves no file, also when a file system responds late`() async throws {
        let photo = try photo("a.png"), path = Array(pictures("a.png").utf8)
        let trash = Trash(home: home("Trash")), files = files, name = try name("b")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let error = StoreError.system(path: pictures("a.png"), code: ECANCELED)
            #expect(throws: error) { try trash.take(path, at: Date()) }
            #expect(throws: error) { try files.rename(photo, at: path, as: name) }
        }
        await task.value
        #expect(pictures.names == ["a.png"] && home.names(in: "Trash/info").isEmpty)
    }

    @Test func `a file that does not exist is an error`() async throws {
        let photo = try photo("a.png")
        unlink(pictures("a.png"))
        await #expect(throws: StoreError.self) { try await files.trash(photo) }
        await #expect(throws: StoreError.self) { try await files.rename(photo, as: name("b")) }
    }

    @Test func `names that are not UTF-8 are moved to the trash, renamed and restored unchanged`()
        async throws
    {
        let folder = Array(pictures.path.utf8) + Array("/f".utf8) + [0xFF], name = Array("caf".utf8) + [0xE9]
        let path = folder + Array("/".utf8) + name + Array(".png".utf8)
        _ = folder.withCString { mkdir($0, 0o700) }
        pictures.put(PictureHead.png(4, 3), at: "a.png")
        let isMoved = pictures("a.png").withCString { old in path.withCString { Glibc.rename(old, $0) == 0 } }
        #expect(isMoved)
        let photo = try #require(Photo(fileAt: path))
        undo.beginCommand()
        try await files.trash(photo)
        #expect(FileStatus(following: path) == nil)
        let record = Array(home("Trash/info/").utf8) + name + Array(".png.trashinfo".utf8)
        let bytes = record.withCString { path in
            let file = open(path, O_RDONLY | O_CLOEXEC)
            defer { close(file) }
            return OpenFile.bytes(of: file, from: 0, count: 999)
        }
        #expect(String(decoding: bytes, as: UTF8.self).contains("/f%FF/caf%E9.png\n"))
        _ = try undo.undo()
        #expect(FileStatus(following: path) != nil && FileStatus(following: record) == nil)
        undo.beginCommand()
        let renamed = try await files.rename(photo, as: self.name("cup {n}"))
        #expect(renamed.fileAddress == FileAddress.of(folder + Array("/cup 3.png".utf8)))
        _ = try undo.undo()
        #expect(FileStatus(following: path) != nil)
    }

    @Test func `a new file with the name of a favorite in the trash is no favorite, and undo restores it`()
        async throws
    {
        let known = SQLiteOwnFiles(moved.database)
        let favorite = try await known.attached(photo("a.png"))
        try SQLiteFavorites(moved.database).add(favorite, at: date(1))
        undo.beginCommand()
        try await files.trash(favorite)
        pictures.put(PictureHead.png(9, 9) + [1], at: "a.png")
        let other = try #require(Photo(fileAt: Array(pictures("a.png").utf8)))
        #expect(known.recognized([other])[0].id.isAddress)
        unlink(pictures("a.png"))
        _ = try undo.undo()
        let restored = try #require(Photo(fileAt: Array(pictures("a.png").utf8)))
        #expect(known.recognized([restored])[0].id == favorite.id)
    }

    @Test func `a picture whose file was replaced by another is neither renamed nor moved to the trash`()
        async throws
    {
        let listed = try photo("a.png"), favorite = try await SQLiteOwnFiles(moved.database).attached(listed)
        let error = StoreError.unreadable(path: pictures("a.png"), cause: .replaced)
        for (photo, bytes) in [(favorite, PictureHead.png(9, 9)), (listed, PictureHead.png(9, 9) + [1])] {
            pictures.put(bytes, at: "a.png")
            await #expect(throws: error) { try await files.trash(photo) }
            await #expect(throws: error) { try await files.rename(photo, as: name("b")) }
        }
        #expect(pictures.names == ["a.png"])
    }

    @Test func `beside a file of the trash without a record, another one of its name gets a number`()
        async throws
    {
        home.put("left", at: "Trash/files/a.png")
        try await files.trash(try photo("a.png"))
        #expect(home.names(in: "Trash/files") == ["a 2.png", "a.png"])
        #expect(home.names(in: "Trash/info") == ["a 2.png.trashinfo"])
        #expect(home.text(at: "Trash/files/a.png") == "left")
    }
}
