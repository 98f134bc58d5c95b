import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LibraryDamageTests {
    private let folder = TemporaryFolder()
    private var archive: String { folder("a.zip") }

    /// Library with a favorite and a taste event. Too large to be checked when it is opened.
    private func fill(_ name: String, _ key: String) throws -> TestLibrary {
        let library = TestLibrary(folder(name))
        let favorites = SQLiteFavorites(library.database)
        try favorites.add(photo(key), at: date(1))
        let large = jpegBytes + [UInt8](repeating: 0, count: 2 << 20)
        try favorites.save(picture: large, size: .screen, of: photo(key).id)
        try SQLiteTaste(library.database).append([
            TasteEvent(
                .liked, photo: photo(key).id, traits: PhotoTraits(terms: ["fog": 1]), date: date(2))
        ])
        return library
    }

    /// Library of `fill`, in which the page of taste events is overwritten.
    private func damaged(_ name: String, _ key: String) throws -> TestLibrary {
        let library = try fill(name, key)
        try library.database.emptyLog()
        let page = try library.database.read { db in
            try #require(try db.number("SELECT rootpage FROM sqlite_schema WHERE name = ?", ["taste"]))
        }
        library.database.close()
        let file = library.path + "/gallery.sqlite"
        DiskFile.overwrite(file, at: (Int(page) - 1) * 4_096, with: [UInt8](repeating: 0xFF, count: 4_096))
        return TestLibrary(library.path)
    }

    @Test(arguments: ["a.zip", "out"])
    func `an export during which damage is found fails and leaves no files`(_ target: String) throws {
        let library = try damaged("first", "1")
        #expect(throws: StoreError.self) { try library.export(to: folder(target)) }
        #expect(folder.names == ["first"])
        #expect(try library.export(to: folder(target)).favorites == 1)
        let second = TestLibrary(folder("second"))
        #expect(try second.archives.merge(folder(target)).favorites == 1)
    }

    @Test func `a merge during which damage is found reads the archive again`() throws {
        _ = try fill("first", "1").export(to: archive)
        let second = try damaged("second", "2")
        #expect(try second.archives.merge(archive).favorites == 1)
        #expect(try Set(second.favorites()) == ["1", "2"])
    }

    @Test func `an export whose file cannot be renamed leaves no files`() throws {
        let library = try fill("first", "1")
        let name = String(repeating: "a", count: 300) + ".zip"
        #expect(throws: StoreError.self) { try library.export(to: folder(name)) }
        #expect(folder.names == ["first"])
    }
}
