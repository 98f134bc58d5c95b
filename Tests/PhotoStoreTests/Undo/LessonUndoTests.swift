import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

/// Taste events that additions cause, and that are undone together with them.
@Suite struct LessonUndoTests {
    private let folder = TemporaryFolder()
    private let favorites: SQLiteFavorites
    private let taste: SQLiteTaste
    private let undo: SQLiteUndo
    private let database: GalleryDatabase

    init() {
        database = GalleryDatabase(folder: folder.path)
        (favorites, taste, undo) = (SQLiteFavorites(database), SQLiteTaste(database), SQLiteUndo(database))
    }

    private func learn(_ signal: TasteSignal, _ keys: String...) throws {
        let traits = PhotoTraits(terms: ["fog": 1], author: nil, orientation: nil, color: nil)
        try taste.append(keys.map { TasteEvent(signal, photo: photo($0).id, traits: traits, date: .now) })
    }

    private var learned: [String] {
        get throws { try taste.events(limit: 9).map { "\($0.signal) \($0.photo?.key ?? "")" }.sorted() }
    }

    @Test func `undoing favorites removes what they taught, and no other event`() throws {
        try learn(.favorited, "a")
        database.beginCommand()
        try favorites.add([photo("a"), photo("b")], at: .now)
        try learn(.favorited, "a", "b")
        try learn(.saved, "b")
        database.beginCommand()
        try favorites.add(photo("c"), at: .now)
        try learn(.favorited, "c")
        #expect(try undo.undo(line: 2) == [.favoritesAdded(2, photo("a"))])
        #expect(try learned == ["favorited a", "favorited c", "saved b"])
    }

    @Test func `a second undo restores a tagged favorite with what it taught`() throws {
        database.beginCommand()
        try favorites.add([photo("a"), photo("b")], at: .now)
        try learn(.favorited, "a", "b")
        database.beginCommand()
        #expect(try SQLiteAnnotations(database).annotate(photo("a").id, .tag(["hall"])))
        database.beginCommand()
        #expect(try undo.undo(line: 2) == [.hidingLater(.favoritesAdded(2, photo("a")))])
        #expect(try learned == [])
        #expect(try undo.commands().first?.changes == [.favoritesRemoved(1, photo("a"))])
        #expect(try undo.undo() == [.favoritesRemoved(1, photo("a"))])
        #expect(try learned == ["favorited a"])
    }

    @Test func `favorites added one by one are reverted as one change, also if later tags of one are hidden`()
        throws
    {
        database.beginCommand()
        for key in ["a", "b", "c"] { try favorites.add(photo(key), at: .now) }
        database.beginCommand()
        #expect(try SQLiteAnnotations(database).annotate(photo("b").id, .tag(["hall"])))
        #expect(try undo.undo(line: 2) == [.hidingLater(.favoritesAdded(3, photo("c")))])
    }

    @Test func `undoing an addition to a board removes what it taught`() throws {
        let boards = SQLiteBoards(database)
        for name in ["A", "B"] {
            let board = try #require(try boards.make(name, at: .now)).id
            #expect(try boards.add([photo("a")], to: board, at: .now) == 1)
            try learn(.boarded, "a")
        }
        #expect(try undo.undo() == [.photosAdded(1, board: "B")])
        #expect(try learned == ["boarded a"])
    }
}
