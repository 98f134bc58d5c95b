import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

/// Reverting an older change, as `undo 2` does, keeps the values that later changes have set.
@Suite struct ValueRevertTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let annotations: SQLiteAnnotations
    private let undo: SQLiteUndo
    private let id = photo("a").id

    init() throws {
        database = GalleryDatabase(folder: folder.path)
        annotations = SQLiteAnnotations(database)
        undo = SQLiteUndo(database)
        try SQLiteFavorites(database).add(photo("a"), at: date(1))
    }

    private func annotate(_ changes: AnnotationChange...) throws {
        for change in changes { #expect(try annotations.annotate(id, change)) }
    }

    private func changed(_ part: AnnotationPart) -> UndoableChange {
        .annotated(part, 1, ChangedPhoto(id, photo("a")))
    }

    @Test func `undoing a note keeps a later tag, and undoing the tag then leaves neither`() throws {
        try annotate(.note("first"), .tag(["hall"]))
        #expect(try undo.undo(line: 2) == [changed(.note)])
        #expect(try annotations.annotation(of: id) == Annotation(tags: ["hall"], note: ""))
        #expect(try undo.undo() == [changed(.tags)])
        #expect(try annotations.annotation(of: id) == Annotation())
    }

    @Test func `undoing an older note keeps the later note; undoing that one, too, restores the first note`()
        throws
    {
        try annotate(.note("one"), .note("two"), .tag(["hall"]), .note("three"))
        #expect(try undo.undo(line: 3) == [.superseded(changed(.note))])
        #expect(try annotations.annotation(of: id) == Annotation(tags: ["hall"], note: "three"))
        #expect(try undo.undo() == [changed(.note)])
        #expect(try annotations.annotation(of: id) == Annotation(tags: ["hall"], note: "one"))
    }

    @Test func `undoing older tags keeps later tags, and a tag removed later stays removed`() throws {
        try annotate(.tag(["a", "b"]), .tag(["c"]), .untag(["a"]))
        #expect(try undo.undo(line: 3) == [changed(.tags)])
        #expect(try annotations.annotation(of: id).tags == ["c"])
        #expect(try undo.undo() == [changed(.tags)])
        #expect(try annotations.annotation(of: id).tags == ["c"])
        #expect(try undo.undo() == [changed(.tags)])
        #expect(try annotations.annotation(of: id).tags == [])
    }

    @Test func `an older alternative text is undone without changing the later text`() throws {
        let texts = SQLiteAltTexts(database)
        for text in ["one", "two"] { try texts.set(altText: text, of: id) }
        #expect(
            try undo.undo(line: 2) == [.superseded(.annotated(.altText, 1, ChangedPhoto(id, photo("a"))))])
        #expect(try texts.altText(of: id) == "two")
        _ = try undo.undo()
        #expect(try texts.altText(of: id) == nil)
    }

    @Test func `an older board name is undone without changing the later name`() throws {
        let boards = SQLiteBoards(database)
        let board = try #require(try boards.make("A", at: date(1))).id
        for name in ["B", "C"] { #expect(try boards.change(board, .name(name), at: date(2))) }
        #expect(try undo.undo(line: 2) == [.superseded(.boardEdited(.name, "C"))])
        #expect(try boards.boards().map(\.name) == ["C"])
        #expect(try undo.undo() == [.boardEdited(.name, "A")])
    }

    @Test func `undoing a new board removes it, and a board with photos can then be restored`() throws {
        let boards = SQLiteBoards(database)
        _ = try boards.make("Empty", at: date(1))
        #expect(try undo.undo() == [.boardMade("Empty")])
        #expect(try undo.commands().map(\.changes) == [[.favoritesAdded(1, photo("a"))]])
        let board = try #require(try boards.make("Full", at: date(1))).id
        _ = try boards.add([photo("a")], to: board, at: date(2))
        #expect(try undo.undo(line: 2) == [.hidingLater(.boardMade("Full"))])
        #expect(try boards.boards().isEmpty)
        #expect(try undo.undo() == [.boardRemoved("Full")])
        #expect(try boards.boards().map(\.count) == [1])
    }

    @Test func `undoing a favorite hides its later tag, and a second undo restores both`() throws {
        try annotate(.tag(["hall"]))
        #expect(try undo.undo(line: 2) == [.hidingLater(.favoritesAdded(1, photo("a")))])
        #expect(try annotations.annotation(of: id) == Annotation())
        #expect(try undo.undo() == [.favoritesRemoved(1, photo("a"))])
        #expect(try annotations.annotation(of: id) == Annotation(tags: ["hall"], note: ""))
        #expect(try undo.undo() == [changed(.tags)])
        #expect(try undo.undo().isEmpty)
    }

    @Test func `undoing "board add" keeps a later note`() throws {
        let boards = SQLiteBoards(database), other = photo("b")
        let board = try #require(try boards.make("Home", at: date(1))).id
        _ = try boards.add([other], to: board, at: date(2))
        #expect(try annotations.annotate(other.id, .note("pier")))
        #expect(try undo.undo(line: 2) == [.photosAdded(1, board: "Home")])
        #expect(try annotations.annotation(of: other.id).note == "pier")
    }
}
