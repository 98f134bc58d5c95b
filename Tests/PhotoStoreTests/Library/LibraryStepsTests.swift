import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct LibraryStepsTests {
    private static let count = 250

    private let folder = TemporaryFolder()
    private var archive: String { folder("a.zip") }

    /// Exports a library of favorites, all with a picture, on a board of two sections in the opposite order.
    private func export() throws -> TestLibrary {
        let library = TestLibrary(folder("first"))
        let photos = (1...Self.count).map { photo("\($0)") }
        let favorites = SQLiteFavorites(library.database)
        for (index, photo) in photos.enumerated() { try favorites.add(photo, at: date(Double(index))) }
        for photo in photos { try favorites.save(picture: jpegBytes, size: .card, of: photo.id) }
        let board = try #require(try library.boards.make("Hall", at: date(1)))
        _ = try library.boards.add(photos.reversed(), to: board.id, at: date(2))
        try library.boards.put(photos.prefix(9).map(\.id), into: "Top", of: board.id, at: date(3))
        _ = try library.export(to: archive)
        return library
    }

    /// Library that calls `body` after each step of a merge that adds favorites.
    private func library(afterStep body: @escaping @Sendable () -> Void) -> TestLibrary {
        TestLibrary(folder("second"), mirror: MirroredAccounts(user: { _ in "7" }, didChange: body))
    }

    private func photos(of library: TestLibrary) throws -> [String] {
        let board = try #require(try library.boards.board(named: "Hall"))
        return try library.boards.photos(of: board.id, matching: WordQuery([]), after: nil, count: 999)
            .map(\.photo.id.key)
    }

    @Test func `a canceled import ends after a step, and the next import completes it without duplicates`()
        async throws
    {
        let first = try export()
        let second = library { withUnsafeCurrentTask { $0?.cancel() } }
        second.database.beginCommand()
        let (archives, archive) = (second.archives, archive)
        let report = try await Task { try archives.merge(archive) }.value
        #expect(!report.isComplete && report.favorites == 100)
        #expect(try SQLiteFavorites(second.database).count() == 100)
        let again = TestLibrary(folder("second"))
        again.database.beginCommand()
        let rest = try again.archives.merge(archive)
        #expect(rest.isComplete && rest.favorites == Self.count - 100 && rest.pictures == Self.count)
        #expect(try photos(of: again) == photos(of: first))
        #expect(try again.archives.merge(archive).isEmpty)
        _ = try again.export(to: folder("b.zip"))
        #expect(try again.document(of: folder("b.zip")) == first.document(of: archive))
        let undo = SQLiteUndo(again.database)
        #expect(try undo.undo().contains(.favoritesAdded(Self.count - 100, photo("201"))))
        #expect(try undo.undo() == [.favoritesAdded(100, photo("1"))])
        #expect(try SQLiteFavorites(again.database).count() == 0)
    }

    @Test func `undo of an import in many steps reverts all of them`() throws {
        _ = try export()
        let second = TestLibrary(folder("second"))
        second.database.beginCommand()
        #expect(try second.archives.merge(archive).favorites == Self.count)
        let undone = try SQLiteUndo(second.database).undo()
        #expect(undone.count == 2, "\(undone)")
        #expect(try SQLiteFavorites(second.database).count() == 0)
        #expect(try second.boards.names().isEmpty)
    }

    @Test func `between the steps of an import, another program can add favorites and purge removed ones`()
        throws
    {
        _ = try export()
        let steps = Mutex(0)
        let other = GalleryDatabase(folder: folder("second"))
        let second = library {
            let number = steps.withLock { steps in
                steps += 1
                return steps
            }
            #expect(throws: Never.self) {
                try SQLiteFavorites(other).add(photo("other\(number)"), at: date(Double(number)))
                _ = try SQLiteFavorites(other).remove(photo("1").id)
                try SQLiteUndo(other).clear()
            }
        }
        #expect(try second.archives.merge(archive).isComplete)
        #expect(steps.withLock(\.self) == 3)
        #expect(try SQLiteFavorites(second.database).count() == Self.count - 1 + 3)
    }

    @Test func `a step that fails after others reports their counts and the error`() throws {
        _ = try export()
        let path = folder("second/gallery.sqlite")
        let second = library {
            // Makes the pictures' table unwritable.
            #expect(throws: Never.self) {
                try DatabaseQueue(path: path).write {
                    try $0.execute(
                        sql: """
                            CREATE TRIGGER IF NOT EXISTS full BEFORE INSERT ON favoritePicture
                                BEGIN SELECT RAISE(ABORT, 'full'); END
                            """)
                }
            }
        }
        let report = try second.archives.merge(archive)
        #expect(!report.isComplete && report.failure != nil)
        #expect(report.favorites == Self.count && report.pictures == 0)
    }
}
