import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteAnnotationsTests {
    private let folder = TemporaryFolder()
    private let favorites: SQLiteFavorites
    private let annotations: SQLiteAnnotations

    init() {
        let database = GalleryDatabase(folder: folder.path)
        favorites = SQLiteFavorites(database)
        annotations = SQLiteAnnotations(database)
    }

    @Test func `tags and a note are stored with a favorite and survive adding it again`() throws {
        let id = photo("a").id
        #expect(try !annotations.annotate(id, .note("Lost")))
        try favorites.add(photo("a"), at: date(1))
        #expect(try annotations.annotation(of: id) == Annotation())
        #expect(try annotations.annotate(id, .tag(["hall", "Öl", "HALL"])))
        #expect(try annotations.annotate(id, .note("Line 1\nLine 2")))
        try favorites.add(photo("a", title: "New"), at: date(2))
        let kept = Annotation(tags: ["hall", "Öl"], note: "Line 1\nLine 2")
        #expect(try annotations.annotation(of: id) == kept)
        #expect(try annotations.annotate(id, .untag(["öl", "none"])))
        #expect(try annotations.annotate(id, .note("")))
        #expect(try annotations.annotation(of: id) == Annotation(tags: ["hall"]))
    }

    @Test
    func `tags are listed with the number of photos that are still favorites, the most frequent tag first`()
        throws
    {
        #expect(try annotations.tags().isEmpty)
        for key in ["a", "b", "c"] {
            try favorites.add(photo(key), at: date(1))
            _ = try annotations.annotate(photo(key).id, .tag(["winter"]))
        }
        _ = try annotations.annotate(photo("a").id, .tag(["attic"]))
        _ = try annotations.annotate(photo("c").id, .tag(["gone"]))
        _ = try favorites.remove(photo("c").id)
        #expect(
            try annotations.tags()
                == [TagCount(tag: "winter", photos: 2), TagCount(tag: "attic", photos: 1)])
    }

    @Test func `annotations are removed and restored with their photo`() throws {
        let id = photo("a").id
        try favorites.add(photo("a"), at: date(1))
        _ = try annotations.annotate(id, .tag(["hall"]))
        _ = try favorites.remove(id)
        #expect(try annotations.annotation(of: id).isEmpty)
        _ = try favorites.restoreLastRemoved()
        #expect(try annotations.annotation(of: id).tags == ["hall"])
    }

    /// Batched, since creating a database takes longer than testing one text.
    private static let texts: [[String]] = {
        let all = HostileTitles.all.filter { !$0.utf8.contains(0) }
        return stride(from: 0, to: all.count, by: 64).map { Array(all[$0..<min(all.count, $0 + 64)]) }
    }()

    @Test(arguments: texts) func `hostile names, tags and notes are read back unchanged`(_ texts: [String])
        throws
    {
        var databases: [GalleryDatabase] = []
        for text in texts {
            // Texts that are equal as board names need separate databases.
            if let database = try databases.first(where: { try SQLiteBoards($0).board(named: text) == nil }) {
                try readsBack(text, in: database)
            } else {
                databases.append(GalleryDatabase(folder: ""))
                try readsBack(text, in: databases[databases.count - 1])
            }
        }
    }

    private func readsBack(_ text: String, in database: GalleryDatabase) throws {
        let boards = SQLiteBoards(database)
        let id = try #require(try boards.make(text, at: date(1))).id
        #expect(try boards.change(id, .note(text), at: date(1)))
        _ = try boards.add([photo(text + "key", title: text)], to: id, at: date(1))
        let photo = photo(text + "key").id
        let annotations = SQLiteAnnotations(database)
        #expect(try annotations.annotate(photo, .tag([text])))
        #expect(try annotations.annotate(photo, .note(text)))
        let board = try #require(try boards.board(named: text))
        #expect(Array(board.name.utf8) == Array(text.utf8))
        #expect(Array(board.note.utf8) == Array(text.utf8))
        let kept = try annotations.annotation(of: photo)
        #expect(kept.tags.map { Array($0.utf8) } == [Array(text.utf8)])
        #expect(Array(kept.note.utf8) == Array(text.utf8))
        let found = try boards.photos(of: id, matching: WordQuery([text]), after: nil, count: 9)
        #expect(found.map(\.photo.title) == [text])
        let other = WordQuery([text, "nowhere"])
        #expect(try boards.photos(of: id, matching: other, after: nil, count: 9).isEmpty, "\(text)")
    }
}
