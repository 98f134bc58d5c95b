import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteImportsTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let imports: SQLiteImports
    private let jane = Account(service: .demo, user: "7", username: "jane", name: "Jane", signedInAt: date(0))
    private let likes = ImportedList(collection: nil, title: "", newest: date(1000))
    private let fog = ImportedList(collection: "c1", title: "Fog", newest: date(1000))

    init() {
        database = GalleryDatabase(folder: folder.path)
        imports = SQLiteImports(database)
    }

    private func photos(_ keys: String...) -> [Photo] { keys.map { photo($0) } }

    private func take(
        _ photos: [Photo], page: Int, isLast: Bool, of list: ImportedList, isUpdate: Bool = false
    ) throws -> Int {
        try imports.take(photos, page: page, isLast: isLast, isUpdate: isUpdate, of: list, account: jane)
            .added.count
    }

    private func favorites() throws -> [String] {
        try SQLiteFavorites(database).favorites(after: nil, count: 100).map(\.photo.id.key)
    }

    private func onBoard(_ name: String) throws -> [String]? {
        guard let board = try SQLiteBoards(database).board(named: name) else { return nil }
        return try SQLiteBoards(database).photos(
            of: board.id, matching: WordQuery([]), after: nil, count: 100
        )
        .map(\.photo.id.key)
    }

    @Test func `favorites are imported in the order of the service, each page once`() throws {
        #expect(try imports.progress(of: nil, account: jane) == .next(page: 1))
        #expect(try take(photos("1", "2"), page: 1, isLast: false, of: likes) == 2)
        #expect(try imports.progress(of: nil, account: jane) == .next(page: 2))
        #expect(try take(photos("2", "3"), page: 2, isLast: true, of: likes) == 1)
        #expect(try imports.progress(of: nil, account: jane) == .whole)
        #expect(try favorites() == ["1", "2", "3"])
        #expect(try take(photos("1", "2", "3"), page: 1, isLast: true, of: likes) == 0)
        #expect(try favorites() == ["1", "2", "3"])
    }

    @Test func `removed photos and boards are not imported again`() throws {
        _ = try take(photos("1", "2"), page: 1, isLast: true, of: likes)
        _ = try SQLiteFavorites(database).remove(photo("1").id)
        _ = try take(photos("0", "1", "2"), page: 1, isLast: true, of: likes)
        #expect(Set(try favorites()) == ["0", "2"])
        _ = try take(photos("1"), page: 1, isLast: true, of: fog)
        let board = try #require(try SQLiteBoards(database).board(named: "Fog"))
        _ = try SQLiteBoards(database).remove(board.id, at: date(2000))
        #expect(try imports.progress(of: "c1", account: jane) == .removed)
        #expect(try take(photos("1", "2"), page: 1, isLast: true, of: fog) == 0)
        #expect(try onBoard("Fog") == nil)
    }

    @Test func `a collection is imported in order as a board with a unique name`() throws {
        _ = try SQLiteBoards(database).make("fog", at: date(1))
        _ = try take(photos("3", "1"), page: 1, isLast: false, of: fog)
        _ = try take(photos("2"), page: 2, isLast: true, of: fog)
        #expect(try onBoard("Fog (2)") == ["3", "1", "2"])
        #expect(try favorites() == [])
        let empty = ImportedList(collection: "c2", title: "Empty", newest: date(1000))
        _ = try take([], page: 1, isLast: true, of: empty)
        #expect(try onBoard("Empty") == nil)
        _ = try take(photos("9"), page: 1, isLast: true, of: empty)
        #expect(try onBoard("Empty") == ["9"])
    }

    @Test func `an import after a second sign-in creates no duplicates`() throws {
        _ = try take(photos("1", "2"), page: 1, isLast: true, of: likes)
        _ = try take(photos("1", "2"), page: 1, isLast: true, of: fog)
        try imports.forgetImports(from: .demo)
        #expect(try imports.progress(of: "c1", account: jane) == .next(page: 1))
        #expect(try take(photos("1", "2"), page: 1, isLast: true, of: likes) == 0)
        #expect(try take(photos("1", "2", "3"), page: 1, isLast: true, of: fog) == 1)
        #expect(try onBoard("Fog") == ["1", "2", "3"])
        #expect(try SQLiteBoards(database).names().count == 1)
    }

    @Test func `an import resumed after hours keeps the service's order, and newer photos are placed first`()
        throws
    {
        _ = try take(photos("1", "2"), page: 1, isLast: false, of: likes)
        let later = ImportedList(collection: nil, title: "", newest: date(9000))
        _ = try take(photos("3"), page: 2, isLast: true, of: later)
        #expect(try favorites() == ["1", "2", "3"])
        let next = ImportedList(collection: nil, title: "", newest: date(20_000))
        let page = try imports.take(
            photos("0", "1"), page: 1, isLast: false, isUpdate: true, of: next, account: jane)
        #expect(page == ImportedPage(added: [photo("0").id], isLast: false))
        let known = try imports.take(
            photos("2"), page: 2, isLast: false, isUpdate: true, of: next, account: jane)
        #expect(known == ImportedPage(added: [], isLast: true))
        #expect(try imports.progress(of: nil, account: jane) == .whole)
        #expect(try favorites() == ["0", "1", "2", "3"])
    }

    @Test func `a single undo removes what an import added, and a later import adds the same`() throws {
        try SQLiteFavorites(database).add(photo("2"), at: date(1))
        let undo = SQLiteUndo(database)
        func importAll() throws {
            database.beginCommand()
            #expect(try take(photos("1", "2"), page: 1, isLast: false, of: likes) == 1)
            #expect(try take(photos("3"), page: 2, isLast: true, of: likes) == 1)
            #expect(try take(photos("4", "1"), page: 1, isLast: false, of: fog) == 2)
            #expect(try take(photos("5"), page: 2, isLast: true, of: fog) == 1)
            #expect(try favorites() == ["1", "3", "2"])
            #expect(try onBoard("Fog") == ["4", "1", "5"])
        }
        for _ in 1...2 {
            try importAll()
            let reverted = try undo.undo()
            #expect(reverted.count == 3)
            #expect(reverted.contains(.photosAdded(3, board: "Fog")) && reverted.contains(.boardMade("Fog")))
            #expect(reverted.contains { if case .favoritesAdded(2, _) = $0 { true } else { false } })
            #expect(try favorites() == ["2"])
            #expect(try onBoard("Fog") == nil)
            #expect(try imports.progress(of: nil, account: jane) == .next(page: 1))
            #expect(try imports.progress(of: "c1", account: jane) == .next(page: 1))
        }
    }

    @Test func `undoing an update of an import keeps the photos and the progress of the first import`() throws
    {
        database.beginCommand()
        _ = try take(photos("1"), page: 1, isLast: true, of: likes)
        _ = try take(photos("3"), page: 1, isLast: true, of: fog)
        database.beginCommand()
        _ = try take(photos("0", "1"), page: 1, isLast: true, of: likes, isUpdate: true)
        _ = try take(photos("3", "4"), page: 1, isLast: true, of: fog, isUpdate: true)
        #expect(
            try SQLiteUndo(database).undo()
                == [.photosAdded(1, board: "Fog"), .favoritesAdded(1, photo("0"))])
        #expect(try favorites() == ["1"])
        #expect(try onBoard("Fog") == ["3"])
        #expect(try imports.progress(of: nil, account: jane) == .whole)
        #expect(try imports.progress(of: "c1", account: jane) == .whole)
        #expect(try take(photos("0", "1"), page: 1, isLast: true, of: likes, isUpdate: true) == 1)
    }

    @Test func `an import without new photos leaves the last change to undo`() throws {
        database.beginCommand()
        _ = try take(photos("1"), page: 1, isLast: true, of: likes)
        database.beginCommand()
        try SQLiteFavorites(database).add(photo("2"), at: date(1))
        database.beginCommand()
        _ = try take(photos("1"), page: 1, isLast: true, of: likes, isUpdate: true)
        _ = try take(photos("2"), page: 1, isLast: true, of: likes, isUpdate: true)
        #expect(try SQLiteUndo(database).undo() == [.favoritesAdded(1, photo("2"))])
    }

    @Test func `accounts have separate import progress`() throws {
        let other = Account(service: .demo, user: "8", username: "j", name: "J", signedInAt: date(0))
        _ = try take(photos("1"), page: 1, isLast: true, of: likes)
        #expect(try imports.progress(of: nil, account: other) == .next(page: 1))
    }
}
