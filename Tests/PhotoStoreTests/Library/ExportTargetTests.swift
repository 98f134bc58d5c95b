import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ExportTargetTests {
    private let folder = TemporaryFolder()

    @Test(arguments: [true, false])
    func `a library that cannot be opened is not exported`(keepsInMemory: Bool) throws {
        DiskFile.write([], to: folder("none"))
        let database = GalleryDatabase(folder: folder("none"), keepsInMemory: keepsInMemory)
        let archives = SQLiteLibrary(database, addresses: NoAddresses())
        let fault = StoreError.unreadable(
            path: folder("none") + "/gallery.sqlite", cause: .system(ENOTDIR))
        for name in ["a.zip", "a"] {
            #expect(throws: fault) {
                try archives.export(to: folder(name), settings: [:], withPictures: true)
            }
        }
        #expect(DiskFile.names(in: folder.path) == ["none"])
    }

    @Test func `a damaged library of which nothing was recovered is not exported`() throws {
        DiskFile.write(Array("no database".utf8), to: folder("gallery.sqlite"))
        let archives = SQLiteLibrary(GalleryDatabase(folder: folder.path), addresses: NoAddresses())
        let error = #expect(throws: StoreError.self) {
            try archives.export(to: folder("a.zip"), settings: [:], withPictures: true)
        }
        guard case .library(let path, .damaged)? = error else { throw StoreError.busy }
        #expect(DiskFile.exists(path) && !DiskFile.exists(folder("a.zip")))
        let next = SQLiteLibrary(GalleryDatabase(folder: folder.path), addresses: NoAddresses())
        _ = try next.export(to: folder("a.zip"), settings: [:], withPictures: true)
    }

    private struct NoAddresses: PhotoAddresses {
        func photo(at address: String) -> PhotoID? { nil }
        func isTrusted(_ address: String, as use: AddressUse, of photo: PhotoID) -> Bool { false }
    }

    @Test(arguments: ["x.tar", "x.tar.gz", "X.7z", "x.json"])
    func `a path with the extension of another format is refused, unless it is a folder`(name: String) throws
    {
        let first = TestLibrary(folder("first"))
        #expect(throws: StoreError.library(path: folder(name), .format)) {
            try first.export(to: folder(name))
        }
        #expect(!DiskFile.exists(folder(name)))
        _ = mkdir(folder(name), 0o700)
        #expect(try first.export(to: folder(name)).path == folder(name) + "/gallery-library")
    }

    @Test(arguments: ["http://a.test/x", "s3://a/x", "sftp://a/x", "https://a.test/x.zip", "http:/x"])
    func `files are not written to an address`(address: String) throws {
        let error = StoreError.address(address)
        #expect(throws: error) { try TestLibrary(folder("first")).export(to: address) }
        #expect(throws: error) {
            _ = try BoardFolders(DefaultFolder(folder.path)).begin("Fog", in: address)
        }
        let pictures = PicturesFolder(DefaultFolder(folder.path))
        #expect(throws: error) { _ = try pictures.draft(of: photo("1"), in: address) }
        #expect(throws: error) {
            _ = try CreditFiles().write([DocumentEntry("a")], as: .markdown, to: address, replacing: false)
        }
        #expect(try AbsolutePath.writable("file:///a/b") == "/a/b")
        #expect(try AbsolutePath.writable("/a/x:/b") == "/a/x:/b")
    }
}
