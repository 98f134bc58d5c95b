import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite struct BoardFoldersTests {
    private let folder = TemporaryFolder()

    private func exported(_ name: String, _ pictures: Int = 1) throws -> String {
        let export = try BoardFolders(DefaultFolder(folder.path)).begin(name, in: nil)
        for number in 0..<pictures {
            let path = try export.add(jpegBytes, of: photo("k"), number: number + 1)
            try export.append("\(path)\n", to: "board.md")
        }
        return try export.publish()
    }

    @Test func `an exported folder contains all its files and never replaces another folder`() throws {
        mkdir(folder("Fog (2)"), 0o755)
        #expect(try exported("Fog", 2) == folder("Fog"))
        #expect(try exported("Fog") == folder("Fog (3)"))
        #expect(DiskFile.names(in: folder("Fog")).sorted() == ["board.md", "pictures"])
        #expect(
            DiskFile.names(in: folder("Fog/pictures")).sorted() == [
                "001 Jane Doe - Fog over the fjord - demo-k.jpg",
                "002 Jane Doe - Fog over the fjord - demo-k.jpg",
            ])
        #expect(DiskFile.names(in: folder("Fog (2)")).isEmpty)
    }

    /// Exports a document with two pictures, or marks the export as incomplete and exports one picture.
    private func export(isComplete: Bool, _ document: String = "board.md") throws -> String {
        let export = try BoardFolders(DefaultFolder(folder.path)).begin("Fog", in: nil)
        for number in isComplete ? [1, 2] : [1] {
            _ = try export.add(jpegBytes, of: photo("k"), number: number)
        }
        try export.append(isComplete ? "whole" : "part", to: document)
        if !isComplete { try export.markIncomplete() }
        return try export.publish()
    }

    @Test func `a repeated export completes the folder of an incomplete export`() throws {
        #expect(try export(isComplete: false) == folder("Fog"))
        DiskFile.write([1], to: folder("Fog/own.txt"))
        #expect(try export(isComplete: false) == folder("Fog"))
        #expect(DiskFile.names(in: folder("Fog/pictures")).count == 1)
        #expect(try export(isComplete: true) == folder("Fog"))
        #expect(DiskFile.names(in: folder("Fog")).sorted() == ["board.md", "own.txt", "pictures"])
        #expect(DiskFile.names(in: folder("Fog/pictures")).count == 2)
        #expect(DiskFile.read(folder("Fog/board.md")) == Array("whole".utf8))
        #expect(try export(isComplete: true) == folder("Fog (2)"))
        #expect(folder.names.sorted() == ["Fog", "Fog (2)"])
    }

    @Test func `an export with other documents does not change an incomplete export`() throws {
        #expect(try export(isComplete: false) == folder("Fog"))
        #expect(try export(isComplete: true, "board.json") == folder("Fog (2)"))
        #expect(DiskFile.names(in: folder("Fog")).sorted() == [".incomplete", "board.md", "pictures"])
    }

    @Test func `exported pictures have their credit embedded, but the user's own files are unchanged`() throws
    {
        let bytes = AssembledPictures.jpeg(AssembledPictures.jfif)
        let export = try BoardFolders(DefaultFolder(folder.path)).begin("Fog", in: nil)
        let credited = try export.add(bytes, of: photo("k"), number: 1)
        let own = try export.add(bytes, of: photo("o", service: .own), number: 2)
        let path = try export.publish()
        let files = try FileCredits().pictures(at: [path])
        #expect(files.map { $0.photo?.author.name } == ["Jane Doe", nil])
        #expect(DiskFile.read(path + "/" + own) == bytes)
        #expect(DiskFile.names(in: path + "/pictures").count == 2 && credited.hasPrefix("pictures/"))
    }

    @Test func `an export that is released before it is published leaves no files`() throws {
        do {
            let export = try BoardFolders(DefaultFolder(folder.path)).begin("Fog", in: nil)
            _ = try export.add(jpegBytes, of: photo("k"), number: 1)
            try export.append("x", to: "index.html")
            #expect(folder.names.allSatisfy { $0.hasPrefix(".gallery-") })
            #expect(throws: StoreError.notAPicture(.content(.html))) {
                try export.add(Array("<html>".utf8), of: photo("k"), number: 2)
            }
        }
        #expect(folder.names.isEmpty)
    }

    @Test func `a new export removes files of a killed export, but not those of a running export`() throws {
        let left = folder(".gallery-abc.board")
        for path in [left, left + "/pictures", folder("kept")] { mkdir(path, 0o755) }
        for name in ["board.md", "pictures/1.jpg"] { DiskFile.write([1], to: left + "/" + name) }
        DiskFile.write([1], to: folder("kept/board.md"))
        symlink(folder("kept"), folder(".gallery-link.board"))
        let running = try BoardFolders(DefaultFolder(folder.path)).begin("Fog", in: nil)
        #expect(!DiskFile.exists(left))
        _ = try running.add(jpegBytes, of: photo("k"), number: 1)
        #expect(try exported("Hall") == folder("Hall"))
        #expect(try running.publish() == folder("Fog"))
        #expect(DiskFile.names(in: folder("kept")) == ["board.md"])
    }

    @Test func `an exported folder can be removed, but not through a link in its place`() throws {
        let folders = BoardFolders(DefaultFolder(folder.path))
        folders.remove(try exported("Fog", 2))
        #expect(folder.names.isEmpty)
        let hall = try exported("Hall")
        symlink(hall, folder("link"))
        folders.remove(folder("link"))
        #expect(DiskFile.names(in: hall) == ["board.md", "pictures"])
    }

    @Test(arguments: HostileTitles.all.enumerated().filter { $0.offset < 140 }.map(\.element))
    func `a board name cannot select a path outside of the export folder`(_ name: String) throws {
        let path = try exported(name)
        let last = try #require(path.split(separator: "/").last)
        #expect(path == folder(String(last)))
        #expect(folder.names == [String(last)])
        #expect(last.first != "." && last.first != "-" && last.first != "~" && last.utf8.count < 200)
    }

    @Test func `only regular files below the board's folder are read`() throws {
        let files = LocalFilesOnDisk()
        mkdir(folder("board"), 0o755)
        mkdir(folder("board/pictures"), 0o755)
        DiskFile.write([1, 2, 3], to: folder("board/pictures/1.jpg"))
        DiskFile.write([4], to: folder("secret"))
        symlink(folder("secret"), folder("board/pictures/link.jpg"))
        symlink(folder.path, folder("board/up"))
        mkfifo(folder("board/pipe"), 0o600)
        // In the folder of the link `up`, and hidden; a slash and a combining mark are one character.
        DiskFile.write([5], to: folder.path + "/\u{301}")
        DiskFile.write([6], to: folder("board/.\u{301}"))
        let board = folder("board/board.json")
        #expect(files.read("pictures/1.jpg", inFolderOf: board, limit: 9)?.bytes == [1, 2, 3])
        for name in [
            "../secret", "pictures/../../secret", "/etc/passwd", "pictures/link.jpg", "up/secret", "pipe", "",
            ".",
            "pictures", "pictures//1.jpg", "up/\u{301}", ".\u{301}", "a\u{0}b", "none",
        ] {
            #expect(files.read(name, inFolderOf: board, limit: 9) == nil)
        }
        #expect(files.read("pictures/1.jpg", inFolderOf: board, limit: 2) == nil)
    }

    @Test func `a path expands to a folder's pictures, to a pattern's matches, or else to the path itself`() {
        let files = LocalFilesOnDisk()
        for name in [
            "b.JPG", "a.png", "c.webp", "a.png.json", ".hidden.jpg", "list.txt", "[x].jpg", "b10.gif",
            "b2.gif",
        ] {
            DiskFile.write([1], to: folder(name))
        }
        #expect(
            files.pictures(at: folder.path)
                == ["[x].jpg", "a.png", "b.JPG", "b2.gif", "b10.gif", "c.webp"].map { folder($0) })
        #expect(files.pictures(at: folder("b*.gif")) == ["b2.gif", "b10.gif"].map { folder($0) })
        #expect(files.pictures(at: folder("*.[jJ][pP][gG]")) == ["[x].jpg", "b.JPG"].map { folder($0) })
        for path in [folder("[x].jpg"), folder("none"), folder("none*"), "a.jpg"] {
            #expect(files.pictures(at: path) == [path])
        }
    }

    @Test func `a file URL is read only with a local host and valid escapes`() throws {
        let files = LocalFilesOnDisk()
        DiskFile.write([1, 2, 3], to: folder("a b.jpg"))
        for address in ["file://\(folder.path)/a%20b.jpg", "FILE://localhost\(folder.path)/a%20b.jpg"] {
            #expect(try files.read(address, limit: 9).bytes == [1, 2, 3])
            #expect(files.pictures(at: address) == [address])
        }
        DiskFile.write([4], to: folder("caf"))
        #expect(throws: StoreError.self) { try files.read("file://\(folder.path)/caf%E9.jpg", limit: 9) }
        #expect(throws: StoreError.self) { try files.read("file://\(folder.path)/caf%00.jpg", limit: 9) }
        #expect(throws: StoreError.self) { try files.read("file://host\(folder.path)/a%20b.jpg", limit: 9) }
    }

    @Test func `a file whose name is not UTF-8 is read by its repaired name, if only one file matches`()
        throws
    {
        let files = LocalFilesOnDisk()
        func write(_ name: [UInt8], _ bytes: [UInt8]) {
            let path = (Array((folder.path + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
            let file = creat(path, 0o644)
            _ = Glibc.write(file, bytes, bytes.count)
            _ = close(file)
        }
        write(Array("n".utf8) + [0xFF] + Array(".jpg".utf8), [1, 2])
        #expect(files.pictures(at: folder.path) == [folder("n\u{FFFD}.jpg")])
        #expect(try files.read(folder("n\u{FFFD}.jpg"), limit: 9).bytes == [1, 2])
        write(Array("n".utf8) + [0xFE] + Array(".jpg".utf8), [3])
        #expect(throws: StoreError.self) { try files.read(folder("n\u{FFFD}.jpg"), limit: 9) }
    }

    @Test func `a sidecar is trusted only if its hash matches the file`() throws {
        let files = LocalFilesOnDisk()
        DiskFile.write([1, 2, 3], to: folder("a.jpg"))
        let digest = try files.read(folder("a.jpg"), limit: 9).digest
        let note = Sidecar(photo("1"), saved: date(0), sha256: "x", fileSha256: digest)
        DiskFile.write(try note.json(), to: folder("a.jpg.json"))
        #expect(try files.read(folder("a.jpg"), limit: 9).credit?.author.name == "Jane Doe")
        DiskFile.write([1, 2, 4], to: folder("a.jpg"))
        #expect(try files.read(folder("a.jpg"), limit: 9).credit == nil)
    }

    @Test func `a file named by the user is read, even through a link`() throws {
        let files = LocalFilesOnDisk()
        DiskFile.write([1, 2, 3], to: folder("Old pier.jpg"))
        symlink(folder("Old pier.jpg"), folder("link"))
        let file = try files.read(folder("link"), limit: 9)
        #expect(file.bytes == [1, 2, 3])
        #expect(file.title == "Old pier")
        #expect(file.digest == "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81")
        for path in [folder("none"), folder.path, "/dev/zero", folder("link") + "/x"] {
            #expect(throws: StoreError.self) { try files.read(path, limit: 9) }
        }
        #expect(throws: StoreError.self) { try files.read(folder("link"), limit: 2) }
    }
}
