import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct SQLiteLibraryTests {
    private let folder = TemporaryFolder()

    private func library(_ name: String) -> TestLibrary { TestLibrary(folder.path + "/" + name) }

    private func file(_ name: String) -> String { folder.path + "/\(name).zip" }

    /// Adds two favorites, a removed favorite, three boards, a removed board, annotations, history and taste events.
    private func fill(_ library: TestLibrary) throws {
        let favorites = SQLiteFavorites(library.database, now: library.now)
        for (index, key) in ["1", "2", "3"].enumerated() {
            try favorites.add(photo(key, tags: ["fog", "sea\(key)"]), at: date(100 + Double(index)))
        }
        try favorites.save(picture: jpegBytes, size: .screen, of: photo("1").id)
        try favorites.save(picture: jpegBytes + [1], size: .card, of: photo("1").id)
        _ = try favorites.remove(photo("3").id)
        let annotations = SQLiteAnnotations(library.database)
        _ = try annotations.annotate(photo("1").id, .tag(["winter", "blue"]))
        _ = try annotations.annotate(photo("2").id, .note("for the wall"))
        try SQLiteAltTexts(library.database).set(altText: "a fjord", of: photo("9").id)
        let boards = library.boards
        let hall = try #require(try boards.make("Hall", at: date(200.25)))
        _ = try boards.add([photo("4"), photo("1"), photo("5")], to: hall.id, at: date(201))
        try boards.put([photo("5").id], into: "Top", of: hall.id, at: date(202))
        _ = try boards.change(hall.id, .cover(photo("1").id), at: date(203))
        _ = try boards.take([photo("4").id], off: hall.id, at: library.now())
        // A board that is imported from a file keeps its time of creation, so two boards can have the same time.
        _ = try boards.make("Hall (2)", at: date(200.25))
        let attic = try #require(try boards.make("Attic", at: date(210)))
        _ = try boards.addOwn(own, file: jpegBytes, to: attic.id, at: date(211))
        _ = try boards.remove(try #require(try boards.make("Gone", at: date(220))).id, at: library.now())
        let history = SQLiteHistory(library.database)
        try history.append(line: "search fog", service: .demo, screen: "recommendations", at: date(300))
        try history.append(line: "fav 1", service: .demo, screen: "search", at: date(301))
        try history.append(
            search: RecentSearch(text: "fog", resultCount: 3, date: date(300)), service: .demo)
        try SQLiteTaste(library.database).append([
            TasteEvent(
                .liked, photo: photo("1").id, traits: PhotoTraits(terms: ["fog": 1, "sea": 0.1]),
                date: date(302))
        ])
    }

    private let own = Photo(
        id: PhotoID(service: .own, key: "abc"), title: "Mine", author: Author(name: "Me"),
        license: License(code: "own", name: "own"),
        source: PictureSource([.init(address: "abc", width: nil)]),
        original: "abc")

    @Test func `a library imported into an empty library is exported to an identical file`() throws {
        let first = library("first"), second = library("second")
        try fill(first)
        let report = try first.export(to: file("a"), settings: ["columns": "2"])
        #expect(
            [report.favorites, report.boards, report.photos, report.pictures] == [2, 3, 3, 3],
            "\(report)")
        let imported = try second.archives.merge(file("a"))
        #expect(imported.settings == ["columns": "2"])
        #expect(
            [imported.favorites, imported.boards, imported.photos, imported.pictures] == [2, 3, 3, 3],
            "\(imported)")
        _ = try second.export(to: file("b"), settings: ["columns": "2"])
        #expect(try second.document(of: file("b")) == first.document(of: file("a")))
        #expect(DiskFile.read(file("a")) == DiskFile.read(file("b")))
        #expect(DiskFile.mode(file("a")) == 0o600)
        #expect(try second.board("Hall") == first.board("Hall"))
        #expect(try second.boards.board(named: "Hall")?.cover?.id == photo("1").id)
        #expect(try SQLiteFavorites(second.database).commonTags(limit: 9) == ["fog", "sea1", "sea2"])
        #expect(
            try SQLiteFavorites(second.database).picture(of: photo("1").id, size: .screen) == jpegBytes)
    }

    @Test func `two exports of a library are identical, and importing one changes nothing`() throws {
        let first = library("first")
        try fill(first)
        _ = try first.export(to: file("a"))
        _ = try first.export(to: file("b"))
        #expect(DiskFile.read(file("a")) == DiskFile.read(file("b")))
        #expect(try first.archives.merge(file("a")).isEmpty)
        _ = try first.export(to: file("c"))
        #expect(DiskFile.read(file("a")) == DiskFile.read(file("c")))
        #expect(throws: StoreError.nameTaken(path: file("a"), photo: nil)) {
            try first.export(to: file("a"))
        }
    }

    @Test func `a folder export has the same document and import result as a ZIP export`() throws {
        let first = library("first"), second = library("second")
        try fill(first)
        _ = try first.export(to: file("a"))
        let path = try first.export(to: folder.path + "/out/lib").path
        #expect(path == folder.path + "/out/lib")
        #expect([path, path + "/pictures"].map(DiskFile.mode) == [0o700, 0o700])
        let names = ["library.jsonl"] + DiskFile.names(in: path + "/pictures").map { "pictures/" + $0 }
        #expect(names.count == 4 && names.allSatisfy { DiskFile.mode(path + "/" + $0) == 0o600 })
        let mode = DiskFile.mode(folder.path + "/out")
        let document = try first.document(of: file("a"))
        #expect(DiskFile.read(path + "/library.jsonl") == document)
        #expect(try first.export(to: folder.path + "/out").path == folder.path + "/out/gallery-library")
        #expect(DiskFile.mode(folder.path + "/out") == mode)
        #expect(DiskFile.mode(folder.path + "/out/gallery-library") == 0o700)
        #expect(second.archives.isArchive(path))
        #expect(!second.archives.isArchive(folder.path))
        #expect(second.archives.isArchive(path + "/library.jsonl"))
        #expect(try second.archives.merge(path + "/library.jsonl").pictures == 3)
        #expect(try second.archives.merge(path).isEmpty)
        _ = try second.export(to: file("b"))
        #expect(DiskFile.read(file("a")) == DiskFile.read(file("b")))
    }

    @Test func `an export without pictures has only the user's files; an import then lacks the others`()
        throws
    {
        let first = library("first"), second = library("second")
        try fill(first)
        let report = try first.archives.export(to: file("a"), settings: [:], withPictures: false)
        #expect(report.pictures == 1)
        _ = try second.archives.merge(file("a"))
        #expect(
            Set(try SQLiteFavorites(second.database).withoutPictures(limit: 9).map(\.id.key))
                == ["1", "2", "4", "5"])
    }

    @Test
    func `after a merge, the later change of a favorite, board photo or board applies on both computers`()
        throws
    {
        let first = library("first"), second = library("second")
        for library in [first, second] {
            try SQLiteFavorites(library.database).add([photo("1"), photo("2")], at: date(100))
            let board = try #require(try library.boards.make("Hall", at: date(100)))
            _ = try library.boards.add([photo("1"), photo("2")], to: board.id, at: date(100))
            _ = try library.boards.make("Attic", at: date(101))
        }
        _ = try SQLiteFavorites(first.database, now: first.now).remove(photo("1").id)
        let hall = try #require(try first.boards.board(named: "hall"))
        _ = try first.boards.take([photo("2").id], off: hall.id, at: first.now())
        _ = try first.boards.remove(
            try #require(try first.boards.board(named: "Attic")).id, at: first.now())
        _ = try first.export(to: file("a"))
        _ = try second.export(to: file("b"))
        second.database.beginCommand()
        #expect(try second.archives.merge(file("a")).removed == 3)
        #expect(try first.archives.merge(file("b")).isEmpty)
        for library in [first, second] {
            #expect(try library.favorites() == ["2"])
            #expect(try library.board("Hall") == ["1"])
            #expect(try library.boards.board(named: "Attic") == nil)
        }
        let undone = try SQLiteUndo(second.database).undo()
        #expect(undone.first == .favoritesRemoved(1, photo("1")) && undone.count == 3)
        #expect(try second.favorites().sorted() == ["1", "2"])
        #expect(try second.board("Hall") == ["1", "2"])
        #expect(try second.boards.board(named: "Attic") != nil)
    }

    @Test func `undo of a merge removes new boards, and reports that tags stay`() throws {
        let first = library("first"), second = library("second")
        for library in [first, second] {
            try SQLiteFavorites(library.database).add(photo("1"), at: date(100))
        }
        #expect(try SQLiteAnnotations(first.database).annotate(photo("1").id, .tag(["fog"])))
        let board = try #require(try first.boards.make("Hall", at: date(100)))
        _ = try first.boards.add([photo("1")], to: board.id, at: date(100))
        _ = try first.export(to: file("a"))
        second.database.beginCommand()
        _ = try second.archives.merge(file("a"))
        let undone = try SQLiteUndo(second.database).undo()
        #expect(undone == [.hidingLater(.boardMade("Hall")), .merged(1)])
        #expect(try second.boards.board(named: "Hall") == nil)
        #expect(try second.favorites() == ["1"])
    }

    @Test func `a merge adds new photos after the others of their section, and keeps existing notes`() throws
    {
        let first = library("first"), second = library("second")
        for (library, keys) in [(first, ["1", "2"]), (second, ["2", "3"])] {
            for key in keys {
                try SQLiteFavorites(library.database).add(photo(key), at: date(Double(key.utf8.first ?? 0)))
            }
            let board = try #require(
                try library.boards.make("Sea", at: date(library.path.hasSuffix("t") ? 1 : 2)))
            _ = try library.boards.add(keys.map { photo($0) }, to: board.id, at: date(5))
            try library.boards.put([photo(keys[1]).id], into: "Blue", of: board.id, at: date(6))
            _ = try SQLiteAnnotations(library.database).annotate(photo("2").id, .note("of " + keys[0]))
            _ = try SQLiteAnnotations(library.database).annotate(photo("2").id, .tag([keys[0]]))
            for second in [keys[0], keys[1]] {
                try SQLiteHistory(library.database).append(
                    line: "open " + second, service: .demo, screen: "search",
                    at: date(Double(second.utf8.first ?? 0)))
            }
        }
        _ = try second.export(to: file("b"))
        let report = try first.archives.merge(file("b"))
        #expect([report.favorites, report.boards, report.photos] == [1, 0, 1])
        #expect(try first.favorites() == ["3", "2", "1"])
        #expect(try first.board("Sea") == ["2", "3", "1"])
        #expect(
            try SQLiteAnnotations(first.database).annotation(of: photo("2").id)
                == Annotation(tags: ["1", "2"], note: "of 1"))
        #expect(
            try SQLiteHistory(first.database).lines(limit: 9).map(\.text) == ["open 1", "open 2", "open 3"])
        #expect(try first.archives.merge(file("b")).isEmpty)
    }

    @Test func `a locked library is neither exported nor changed`() async throws {
        let first = library("first")
        try fill(first)
        _ = try first.export(to: file("a"))
        let locked = TestLibrary(first.path)
        let seen = SQLiteSeen(folder: first.path, lockedWith: first.database)
        try await SQLiteLock(first.database, seen: seen).set("1234")
        #expect(throws: StoreError.locked) { try locked.export(to: file("b")) }
        #expect(throws: StoreError.locked) { try locked.archives.merge(file("a")) }
        #expect(!DiskFile.exists(file("b")))
    }
}
