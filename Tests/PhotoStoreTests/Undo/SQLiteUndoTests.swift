import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteUndoTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let favorites: SQLiteFavorites

    init() {
        database = GalleryDatabase(folder: folder.path)
        favorites = SQLiteFavorites(database)
    }

    @Test func `changes of one command are undone together, in another session`() throws {
        database.beginCommand()
        for key in ["a", "b", "c"] { try favorites.add(photo(key), at: date(1)) }
        database.beginCommand()
        for key in ["a", "b", "c"] { _ = try favorites.remove(photo(key).id) }
        let undo = SQLiteUndo(GalleryDatabase(folder: folder.path))
        #expect(
            try undo.commands().map(\.changes) == [
                [.favoritesRemoved(3, photo("c"))], [.favoritesAdded(3, photo("c"))],
            ])
        #expect(try undo.undo() == [.favoritesRemoved(3, photo("c"))])
        #expect(try favorites.count() == 3)
        #expect(try undo.undo() == [.favoritesAdded(3, photo("c"))])
        #expect(try favorites.count() == 0)
        #expect(try undo.undo() == [])
    }

    @Test func `an older command is undone by its number, and later commands are not undone`() throws {
        for key in ["a", "b"] { try favorites.add(photo(key), at: date(1)) }
        for key in ["a", "b"] { _ = try favorites.remove(photo(key).id) }
        let undo = SQLiteUndo(database)
        #expect(try undo.undo(line: 2) == [.favoritesRemoved(1, photo("a"))])
        #expect(try favorites.among([photo("a").id, photo("b").id]) == [photo("a").id])
        #expect(try undo.undo(line: 9) == [])
        #expect(try undo.commands().count == 3)
    }

    @Test func `another session reports that deleted history is lost, before it undoes older commands`()
        throws
    {
        try favorites.add(photo("a"), at: date(1))
        let history = SQLiteHistory(database)
        try history.append(line: "x", service: .demo, screen: "", at: date(1))
        _ = try history.forget(searches: { _ in true }, lines: { _ in true })
        #expect(try SQLiteUndo(database).commands().count == 2)
        let later = SQLiteUndo(GalleryDatabase(folder: folder.path))
        let added = UndoableChange.favoritesAdded(1, photo("a"))
        #expect(try later.commands().map(\.changes) == [[.historyRemoved(nil)], [added]])
        #expect(try later.undo(line: 1) == [.historyRemoved(nil)])
        #expect(try later.undo(line: 1) == [added])
    }

    @Test func `clearing the undo history also deletes removed favorites`() throws {
        try favorites.add([photo("a"), photo("b")], at: date(1))
        _ = try favorites.remove(photo("b").id)
        try SQLiteUndo(database).clear()
        #expect(try SQLiteUndo(database).undo() == [])
        #expect(
            try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } == 1)
    }

    @Test func `undo restores the former alternative text, also of a photo that is not stored`() throws {
        let texts = SQLiteAltTexts(database), undo = SQLiteUndo(database), id = photo("a").id
        try texts.set(altText: "A fjord", of: id)
        try texts.set(altText: "Fog", of: id)
        try texts.set(altText: "Fog", of: id)
        try texts.set(altText: " ", of: id)
        let change = UndoableChange.annotated(.altText, 1, ChangedPhoto(id, nil))
        #expect(try undo.commands().map(\.changes) == [[change], [change], [change]])
        #expect(try undo.undo() == [change])
        #expect(try texts.altText(of: id) == "Fog")
        #expect(try undo.undo() == [change])
        #expect(try texts.altText(of: id) == "A fjord")
        #expect(try undo.undo() == [change])
        #expect(try texts.altText(of: id) == nil)
    }

    @Test func `an undoable change contains its photo even if the photo was only seen, not stored`() throws {
        let seen = SQLiteSeen(folder: folder.path, lockedWith: database)
        seen.record([photo("a")], at: date(1))
        try SQLiteAltTexts(database).set(altText: "A fjord", of: photo("a").id)
        let undo = SQLiteUndo(database, seen: seen)
        let change = UndoableChange.annotated(.altText, 1, ChangedPhoto(photo("a").id, photo("a")))
        #expect(try undo.commands().map(\.changes) == [[change]])
        #expect(try undo.undo() == [change])
    }

    @Test func `tags and notes that change nothing leave nothing to undo`() throws {
        try favorites.add(photo("a"), at: date(1))
        let annotations = SQLiteAnnotations(database), id = photo("a").id
        #expect(try annotations.annotate(id, .tag(["x"])))
        let count = try SQLiteUndo(database).commands().count
        for change in [AnnotationChange.untag(["none"]), .tag(["X"]), .note("")] {
            #expect(try annotations.annotate(id, change))
        }
        #expect(try SQLiteUndo(database).commands().count == count)
    }

    @Test func `"undo" first reports a saved file, and the next "undo" reverts the change before the save`()
        throws
    {
        try favorites.add(photo("a"), at: date(1))
        let undo = SQLiteUndo(database)
        try undo.recordSavedFile()
        #expect(try undo.undo() == [.filesSaved(1)])
        #expect(try undo.undo() == [.favoritesAdded(1, photo("a"))])
    }

    @Test func `a change that cannot be undone is reported before "undo" reverts an older change`() throws {
        try favorites.add(photo("a"), at: date(1))
        SQLiteUndo(database).record(.taste)
        let later = SQLiteUndo(GalleryDatabase(folder: folder.path))
        let added = UndoableChange.favoritesAdded(1, photo("a"))
        #expect(try later.commands().map(\.changes) == [[.irreversible(.taste)], [added]])
        #expect(try later.undo() == [.irreversible(.taste)])
        #expect(try later.undo() == [added])
    }

    @Test
    func `changes of the session are reported in order, repeated changes once, and by this session only`()
        throws
    {
        let undo = SQLiteUndo(database)
        try favorites.add(photo("a"), at: date(1))
        for change in [IrreversibleChange.marks, .setting, .setting] { undo.record(change) }
        try favorites.add(photo("b"), at: date(2))
        undo.record(.marks)
        let added = UndoableChange.favoritesAdded(1, photo("a"))
        let later = UndoableChange.favoritesAdded(1, photo("b"))
        let session = [IrreversibleChange.marks, .setting].map(UndoableChange.irreversible)
        #expect(
            try undo.commands().map(\.changes)
                == [[session[0]], [later], [session[1]], [session[0]], [added]])
        let other = SQLiteUndo(GalleryDatabase(folder: folder.path))
        #expect(try other.commands().map(\.changes) == [[later], [added]])
        #expect(try undo.undo(line: 3) == [session[1]])
        #expect(try other.undo(line: 2) == [added])
        #expect(try undo.undo() == [session[0]])
        #expect(try undo.undo() == [later])
        #expect(try undo.undo() == [session[0]])
        #expect(try undo.undo() == [])
    }

    @Test func `a saved setting is listed, and returned once by undo, with its former value`() throws {
        let undo = SQLiteUndo(database)
        try undo.recordSavedSetting("columns", previous: "3")
        let change = UndoableChange.settingSaved("columns", previous: "3")
        #expect(try undo.commands().map(\.changes) == [[change]])
        #expect(try undo.undo() == [change])
        #expect(try undo.undo().isEmpty)
    }
}
