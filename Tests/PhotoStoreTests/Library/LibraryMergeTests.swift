import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(1))) struct LibraryMergeTests {
    private let folder = TemporaryFolder()
    private let jane = Account(service: .demo, user: "7", username: "jane", name: "Jane", signedInAt: date(0))

    private func library(_ name: String, mirror: MirroredAccounts? = nil) -> TestLibrary {
        TestLibrary(folder.path + "/" + name, mirror: mirror)
    }

    private func file(_ name: String) -> String { folder.path + "/\(name).zip" }

    @Test func `merged favorites are sent to the mirrored account, as is the undo of the merge`() throws {
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

    private final class Holder: Sendable { let count = Mutex(0) }

    @Test func `merged taste events leave room for the row numbers of the existing ones`() throws {
        let first = library("first"), second = library("second")
        func event(_ key: String, _ second: Double) -> TasteEvent {
            TasteEvent(
                .opened, photo: photo(key).id, traits: PhotoTraits(terms: ["fog": 1]), date: date(second))
        }
        try SQLiteTaste(first.database).append((10..<15).map { event("new\($0)", Double($0)) })
        _ = try first.export(to: file("a"))
        try second.database.write { db in
            try SQLiteTaste.insert(event("old", 1), as: 1, in: db)
            try SQLiteTaste.insert(event("late", 2), as: Int64(SQLiteTaste.kept) - 3, in: db)
        }
        #expect(try second.archives.merge(file("a")).others == 3)
        try SQLiteTaste(second.database).append([event("next", 20)])
        let keys = try second.database.read { try SQLiteTaste.allEvents(in: $0).map(\.photo?.key) }
        #expect(keys == ["late", "new12", "new13", "new14", "next"])
    }

    @Test func `a favorite that another computer added later has the later date`() throws {
        let first = library("first"), second = library("second")
        try SQLiteFavorites(first.database).add(photo("1"), at: date(100))
        _ = try SQLiteFavorites(first.database, now: first.now).remove(photo("1").id)
        let later = Date(timeIntervalSinceReferenceDate: first.now().stored.rounded() + 60)
        try SQLiteFavorites(second.database).add(photo("1"), at: later)
        _ = try second.export(to: file("a"))
        #expect(try first.archives.merge(file("a")).favorites == 1)
        #expect(try SQLiteFavorites(first.database).favorite(photo("1").id)?.addedAt == later)
    }
}
