import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct ErasedTextTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase

    init() { database = GalleryDatabase(folder: folder.path) }

    private func found(_ words: [String]) -> [String] {
        let files = ["gallery.sqlite", "gallery.sqlite-wal"].map { DiskFile.read(folder($0)) ?? [] }
        return words.filter { word in
            files.contains { String(decoding: $0, as: UTF8.self).lowercased().contains(word) }
        }
    }

    @Test func `clearing the undo history deletes removed notes, tags, photos and boards from the files`()
        throws
    {
        let favorites = SQLiteFavorites(database), annotations = SQLiteAnnotations(database)
        let boards = SQLiteBoards(database)
        try favorites.add([photo("a"), photo("b", title: "Xylophone")], at: date(1))
        let tags = ["uniquetag"]
        for change in [AnnotationChange.note("kwertyzz"), .tag(tags), .note(""), .untag(tags)] {
            #expect(try annotations.annotate(photo("a").id, change))
        }
        _ = try favorites.remove(photo("b").id)
        let board = try #require(try boards.make("Zugzwang", at: date(2))).id
        #expect(try boards.change(board, .section("quartz"), at: date(3)))
        _ = try boards.remove(board, at: date(4))
        let words = ["kwertyzz", "uniquetag", "xylophone", "zugzwang", "quartz"]
        #expect(found(words) == words)
        try SQLiteUndo(database).clear()
        #expect(found(words) == [])
        let rest = try favorites.favorites(matching: WordQuery(["fjord"]), after: nil, count: 9)
        #expect(rest.items == [photo("a")])
    }

    @Test(arguments: 0..<3)
    func `forgotten taste is deleted from the files, with removed likes that undo could restore`(way: Int)
        throws
    {
        let taste = SQLiteTaste(database), id = photo("a").id
        let traits = PhotoTraits(terms: ["kwertyzz": 1], author: nil, orientation: nil, color: nil)
        for signal in [TasteSignal.liked, .saved] {
            try taste.append([TasteEvent(signal, photo: id, traits: traits, date: date(1))])
        }
        #expect(try taste.withdraw([id]) == 1)
        #expect(found(["kwertyzz"]) == ["kwertyzz"])
        switch way {
        case 0: try taste.forgetAll()
        case 1: #expect(try taste.forget([id]) == 1)
        default: #expect(try taste.revise { _ in PhotoTraits(terms: [:], author: nil) } == 1)
        }
        #expect(found(["kwertyzz"]) == [])
    }
}
