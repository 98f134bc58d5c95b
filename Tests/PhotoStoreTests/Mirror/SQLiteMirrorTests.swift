import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct SQLiteMirrorTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let mirror: SQLiteMirror
    private let user = Holder("7")
    private let jane = Account(service: .demo, user: "7", username: "jane", name: "Jane", signedInAt: date(0))

    private final class Holder: Sendable {
        let text: Mutex<String?>
        let didChange = Mutex(0)
        init(_ text: String?) { self.text = Mutex(text) }
    }

    init() {
        database = GalleryDatabase(folder: folder.path)
        mirror = SQLiteMirror(database)
    }

    private var accounts: MirroredAccounts {
        MirroredAccounts(
            user: { [user] in $0 == .demo ? user.text.withLock { $0 } : nil },
            didChange: { [user] in user.didChange.withLock { $0 += 1 } })
    }

    private var favorites: SQLiteFavorites { SQLiteFavorites(database, mirror: accounts) }

    /// Removes and returns all queued changes, in order.
    private func drain(_ account: Account? = nil) throws -> [String] {
        var texts: [String] = []
        while let change = try mirror.next(for: account ?? jane, except: []) {
            texts.append((change.isFavorite ? "+" : "-") + change.key)
            try mirror.remove(change)
        }
        return texts
    }

    @Test func `only the last change of each favorite is queued, and the oldest change is sent first`() throws
    {
        try favorites.add([photo("a"), photo("b"), photo("c")], at: date(1))
        #expect(try favorites.remove(photo("a").id))
        #expect(try mirror.count(for: jane) == 3)
        #expect(try drain() == ["+b", "+c", "-a"])
        _ = try SQLiteUndo(database, mirror: accounts).undo()
        try favorites.add(photo("b"), at: date(2))
        #expect(try drain() == ["+a"])
        #expect(try !favorites.remove(photo("x").id))
        #expect(try drain() == [])
        #expect(user.didChange.withLock { $0 } == 3)
    }

    @Test func `imported favorites are not queued, and locally removed favorites stay removed`()
        throws
    {
        try favorites.add(photo("b"), at: date(1))
        _ = try drain()
        _ = try favorites.remove(photo("b").id)
        let likes = ImportedList(collection: nil, title: "", newest: date(9))
        let page = try SQLiteImports(database).take(
            [photo("a"), photo("b")], page: 1, isLast: true, isUpdate: false, of: likes, account: jane)
        #expect(page.added == [photo("a").id])
        #expect(try favorites.favorites(after: nil, count: 9).map(\.photo.id.key) == ["a"])
        #expect(try drain() == ["-b"])
        // The removal of an imported favorite is queued.
        _ = try favorites.remove(photo("a").id)
        #expect(try drain() == ["-a"])
    }

    @Test func `undoing an import removes the favorites here only, and undoing an addition also there`()
        throws
    {
        database.beginCommand()
        let likes = ImportedList(collection: nil, title: "", newest: date(9))
        _ = try SQLiteImports(database).take(
            [photo("a")], page: 1, isLast: true, isUpdate: false, of: likes, account: jane)
        database.beginCommand()
        try favorites.add(photo("b"), at: date(10))
        _ = try drain()
        let undo = SQLiteUndo(database, mirror: accounts)
        #expect(try undo.undo() == [.favoritesAdded(1, photo("b"))])
        #expect(try drain() == ["-b"])
        #expect(try undo.undo() == [.favoritesAdded(1, photo("a"))])
        #expect(try favorites.count() == 0)
        #expect(try drain() == [])
    }

    @Test
    func `while mirroring is off, no change is queued, and a changed photo leaves the queue`()
        throws
    {
        try favorites.add([photo("a"), photo("b")], at: date(1))
        user.text.withLock { $0 = nil }
        _ = try favorites.remove(photo("a").id)
        try favorites.add(photo("c"), at: date(2))
        #expect(try drain() == ["+b"])
    }

    @Test func `each account has a separate queue, which is deleted on sign-out`() throws {
        let ida = Account(service: .demo, user: "8", username: "ida", name: "Ida", signedInAt: date(0))
        try favorites.add(photo("a"), at: date(1))
        user.text.withLock { $0 = "8" }
        try favorites.add(photo("b"), at: date(1))
        #expect(try mirror.count(for: jane) == 1)
        #expect(try drain(ida) == ["+b"])
        #expect(try drain() == ["+a"])
        _ = try favorites.remove(photo("b").id)
        try mirror.forgetChanges(for: .demo)
        #expect(try mirror.next(for: ida, except: []) == nil)
    }

    @Test func `photos of another service are not mirrored`() throws {
        try favorites.add(photo("o", service: .openverse), at: date(1))
        _ = try favorites.remove(photo("o", service: .openverse).id)
        #expect(try drain() == [])
        #expect(user.didChange.withLock { $0 } == 0)
    }

    @Test func `removing a sent change keeps a newer change of the photo`() throws {
        try favorites.add(photo("a"), at: date(1))
        let sent = try #require(try mirror.next(for: jane, except: []))
        _ = try favorites.remove(photo("a").id)
        try mirror.remove(sent)
        #expect(try drain() == ["-a"])
    }

    @Test func `skipped changes stay in the queue, and the changes after them are returned`() throws {
        try favorites.add([photo("a"), photo("b")], at: date(1))
        let first = try #require(try mirror.next(for: jane, except: []))
        let second = try #require(try mirror.next(for: jane, except: [first]))
        #expect([first.key, second.key] == ["a", "b"])
        #expect(try mirror.next(for: jane, except: [first, second]) == nil)
        // Another change of the photo is not skipped.
        _ = try favorites.remove(photo("a").id)
        #expect(try mirror.next(for: jane, except: [first, second])?.isFavorite == false)
        #expect(try mirror.count(for: jane) == 2)
    }

    @Test func `two shells do not send mirrored changes at the same time`() async throws {
        let other = SQLiteMirror(GalleryDatabase(folder: folder.path))
        _ = try mirror.next(for: jane, except: [])
        let refused = Mutex(false)
        let isDone = await mirror.exclusively {
            let isDone = await other.exclusively {}
            refused.withLock { $0 = !isDone }
        }
        #expect(isDone && refused.withLock { $0 })
        #expect(await other.exclusively {})
    }
}
