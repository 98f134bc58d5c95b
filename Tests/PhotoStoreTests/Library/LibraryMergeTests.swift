import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct LibraryMergeTests {
    private let folder = TemporaryFolder()
    private let jane = Account(service: .demo, user: "7", username: "jane", name: "Jane", signedInAt: date(0))

    private func library(_ name: String, mirror: MirroredAccounts? = nil) -> TestLibrary {
        TestLibrary(folder.path + "/" + name, mirror: mirror)
    }

    private func file(_ name: String) -> String { folder.path + "/\(name).zip" }

    private func merge(_ lines: [String], into library: TestLibrary) throws -> LibraryReport {
        DiskFile.write(RawZip.bytes([RawZip.document(lines)]), to: file("a"))
        return try library.archives.merge(file("a"))
    }

    @Test func `merged favorites and the undo of a merge are queued for the mirrored account`() throws {
        let told = Holder()
        let mirror = MirroredAccounts(
            user: { $0 == .demo ? "7" : nil }, didChange: { told.count.withLock { $0 += 1 } })
        let first = library("first"), second = library("second", mirror: mirror)
        try SQLiteFavorites(second.database).add(photo("2"), at: date(1))
        try SQLiteFavorites(first.database).add([photo("1"), photo("2")], at: date(1))
        _ = try SQLiteFavorites(first.database, now: first.now).remove(photo("2").id)
        _ = try first.export(to: file("a"))
        second.database.beginCommand()
        _ = try second.archives.merge(file("a"))
        let queue = SQLiteMirror(second.database)
        func drain() throws -> Set<String> {
            var texts: Set<String> = []
            while let change = try queue.next(for: jane, except: []) {
                texts.insert((change.isFavorite ? "+" : "-") + change.key)
                try queue.remove(change)
            }
            return texts
        }
        #expect(try drain() == ["+1", "-2"])
        #expect(told.count.withLock(\.self) == 1)
        _ = try SQLiteUndo(second.database, mirror: mirror).undo()
        #expect(try drain() == ["-1", "+2"])
        _ = try second.archives.merge(file("a"))
        #expect(told.count.withLock(\.self) == 4)
    }

    @Test func `notes and alt texts that differ from those of the archive stay and are counted`() throws {
        let first = library("first"), second = library("second")
        for (library, text) in [(first, "theirs"), (second, "ours")] {
            try SQLiteFavorites(library.database).add([photo("1"), photo("2")], at: date(1))
            _ = try SQLiteAnnotations(library.database).annotate(photo("1").id, .note(text))
            _ = try SQLiteAnnotations(library.database).annotate(photo("2").id, .note("same"))
            try SQLiteAltTexts(library.database).set(altText: text, of: photo("1").id)
            let boards = SQLiteBoards(library.database)
            let board = try #require(try boards.make("trip", at: date(1)))
            _ = try boards.change(board.id, .note(text), at: date(1))
        }
        _ = try first.export(to: file("a"))
        #expect(try second.archives.merge(file("a")).keptTexts == 3)
        #expect(try SQLiteAltTexts(second.database).altText(of: photo("1").id) == "ours")
        #expect(try first.archives.merge(file("a")).keptTexts == 0)
    }

    private final class Holder: Sendable { let count = Mutex(0) }

    @Test func `a merge adds only the newest taste events for which the limit on row IDs leaves room`()
        throws
    {
        let first = library("first"), second = library("second")
        func event(_ key: String, _ second: Double) -> TasteEvent {
            TasteEvent(
                .opened, photo: photo(key).id, traits: PhotoTraits(terms: ["fog": 1]), date: date(second))
        }
        try SQLiteTaste(first.database).append((10..<15).map { event("new\($0)", Double($0)) })
        _ = try first.export(to: file("a"))
        try second.database.write { db in
            try SQLiteTaste.insert(event("old", 1), as: 1, in: db)
            try SQLiteTaste.insert(event("late", 2), as: Int64(SQLiteTaste.maxEvents) - 3, in: db)
        }
        #expect(try second.archives.merge(file("a")).others == 3)
        try SQLiteTaste(second.database).append([event("next", 20)])
        let keys = try second.database.read { try SQLiteTaste.allEvents(in: $0).map(\.photo?.key) }
        #expect(keys == ["late", "new12", "new13", "new14", "next"])
    }

    @Test func `a favorite removed here and later added on another computer gets the later date`() throws {
        let first = library("first"), second = library("second")
        try SQLiteFavorites(first.database).add(photo("1"), at: date(100))
        _ = try SQLiteFavorites(first.database, now: first.now).remove(photo("1").id)
        let later = Date(timeIntervalSinceReferenceDate: first.now().stored.rounded() + 60)
        try SQLiteFavorites(second.database).add(photo("1"), at: later)
        _ = try second.export(to: file("a"))
        #expect(try first.archives.merge(file("a")).favorites == 1)
        #expect(try SQLiteFavorites(first.database).favorite(photo("1").id)?.addedAt == later)
    }

    private static let record =
        #"{"photo":{"added":1,"photo":{"author":{"name":"A"},"counts":{},"id":{"key":"1","service":"demo"},"#
        + #""isSponsored":false,"license":{"code":"cc0","name":"CC0"},"source":"/p/1 *w","tags":[]},"#
        + #""tags":["a\nb"," ","","c"]}}"#

    @Test
    func `line breaks and tabs in merged names, sections and tags become spaces, and blank ones are dropped`()
        throws
    {
        let library = library("first")
        let board = #"{"board":{"changed":1,"made":1,"name":"Fog\nover","sections":["One\ttwo","\n",""]}}"#
        let spot = #"{"spot":{"added":1,"photo":"demo:1","section":"One\ttwo"}}"#
        _ = try merge([Self.record, board, spot], into: library)
        let id = PhotoID(service: .demo, key: "1")
        #expect(try SQLiteAnnotations(library.database).annotation(of: id).tags == ["a b", "c"])
        let merged = try #require(try library.boards.board(named: "Fog over"))
        #expect(merged.sections == ["One two"])
        let photos = try library.boards.photos(of: merged.id, matching: WordQuery([]), after: nil, count: 9)
        #expect(photos.map(\.section) == ["One two"])
    }

    private static func boards(_ count: Int) -> [String] {
        (1...count).map { #"{"board":{"changed":\#($0),"made":\#($0),"name":"Fog"}}"# }
    }

    @Test func `an archive with more than 5,000 boards or 1,000 sections of a board is refused`() throws {
        let library = library("first")
        let titles = (1...1_001).map { "\"\($0)\"" }.joined(separator: ",")
        let board = #"{"board":{"changed":1,"made":1,"name":"Fog","sections":[\#(titles)]}}"#
        #expect(throws: StoreError.library(path: file("a"), .record(line: 2))) {
            try merge([board], into: library)
        }
        #expect(throws: StoreError.library(path: file("a"), .record(line: 5_002))) {
            try merge(Self.boards(5_001), into: library)
        }
        #expect(try library.boards.names().isEmpty)
    }

    @Test func `a library with more than 5,000 boards or 1,000 sections of a board is not exported`() throws {
        for (name, error) in [
            ("boards", LibraryFault.tooManyBoards(limit: 5_000)),
            ("sections", .tooManySections(limit: 1_000)),
        ] {
            let library = library(name)
            let made = try #require(try library.boards.make("Fog", at: date(1)))
            try library.database.write { db in
                for number in 1...5_000 {
                    if name == "boards" {
                        try db.run(
                            "INSERT INTO board (name, note, madeAt, changedAt) VALUES (?, '', 1, 1)",
                            ["b\(number)"])
                    } else if number <= 1_001 {
                        try db.run(
                            "INSERT INTO boardSection (board, title) VALUES (?, ?)",
                            [made.id.number, "s\(number)"])
                    }
                }
            }
            #expect(throws: StoreError.library(path: file(name), error)) {
                _ = try library.export(to: file(name))
            }
            #expect(!DiskFile.exists(file(name)))
        }
    }

    @Test func `boards of one name in an archive get the lowest free numbers`() throws {
        let library = library("first")
        _ = try library.boards.make("fog (3)", at: date(0))
        #expect(try merge(Self.boards(3), into: library).boards == 3)
        #expect(Set(try library.boards.names().map(\.name)) == ["Fog", "Fog (2)", "fog (3)", "Fog (4)"])
    }
}
