import FoundationEssentials
import GRDB
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct SQLiteOwnFilesTests {
    private let home = TemporaryFolder()
    private let pictures = TemporaryFolder()
    private let database: GalleryDatabase
    private let files: SQLiteOwnFiles
    private let favorites: SQLiteFavorites

    init() {
        database = GalleryDatabase(folder: home.path)
        files = SQLiteOwnFiles(database)
        favorites = SQLiteFavorites(database)
    }

    private func photo(_ name: String) throws -> Photo {
        try #require(Photo(fileAt: Array(pictures(name).utf8)))
    }

    /// Makes the file a favorite; returns its identifier.
    private func addFavorite(_ name: String) async throws -> PhotoID {
        let attached = try await files.attached(photo(name))
        try favorites.add(attached, at: date(1))
        return attached.id
    }

    private func isFavorite(_ name: String) throws -> Bool {
        let photo = files.recognized([try photo(name)])[0]
        return try favorites.favorite(photo.id) != nil
    }

    @Test func `a file to which nothing is attached keeps its address as identifier`() throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        #expect(files.recognized([try photo("a.png")])[0].id.isAddress)
    }

    @Test func `a favorite is recognized after its file was renamed and moved`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        pictures.put(PictureHead.png(2, 2), at: "same-size.png")
        let id = try await addFavorite("a.png")
        #expect(!id.isAddress && id.key.count == 64)
        mkdir(pictures("below"), 0o700)
        rename(pictures("a.png"), pictures("below/b.png"))
        #expect(try isFavorite("below/b.png"))
        #expect(try !isFavorite("same-size.png"))
    }

    @Test(arguments: [
        ("tower", false, true), ("tow", false, true), ("tow", true, false), ("tower", true, true),
        ("京タ", false, true), ("タワー", true, true), ("京都", false, false), ("weg", false, true),
        ("елка", true, true), ("strasse", true, true),
    ])
    func `a file is found by the words of its note, or parts of words in scripts without spaces`(
        word: String, isWhole: Bool, isFound: Bool
    ) async throws {
        let path = pictures.put(PictureHead.png(1, 2), at: "a.png")
        let note = "Tower (東京タワー), Weg zur Straße, Ёлка"
        _ = try SQLiteAnnotations(database).annotate(await addFavorite("a.png"), .note(note))
        #expect(files.paths(annotatedWith: word, isWhole: isWhole) == (isFound ? [Array(path.utf8)] : []))
    }

    @Test func `a favorite goes over to the edited file, with its note and alternative text`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        let id = try await addFavorite("a.png")
        _ = try SQLiteAnnotations(database).annotate(id, .note("mine"))
        try SQLiteAltTexts(database).set(altText: "a dot", of: id)
        pictures.put(PictureHead.png(7, 7) + [1], at: "a.png")
        let edited = files.recognized([try photo("a.png")])[0]
        #expect(edited.id != id && !edited.id.isAddress)
        #expect(try favorites.favorite(edited.id)?.photo.size == PixelSize(width: 7, height: 7))
        #expect(try SQLiteAnnotations(database).annotation(of: edited.id).note == "mine")
        #expect(try SQLiteAltTexts(database).altText(of: edited.id) == "a dot")
        #expect(try favorites.favorite(id) == nil)
    }

    @Test func `if another file still has the picture, an edited copy is a new picture`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        let id = try await addFavorite("a.png")
        pictures.put(PictureHead.png(1, 2), at: "copy.png")
        #expect(try isFavorite("copy.png"))
        pictures.put(PictureHead.png(9, 9) + [1], at: "copy.png")
        #expect(try !isFavorite("copy.png"))
        #expect(try favorites.favorite(id) != nil && isFavorite("a.png"))
    }

    @Test func `a lost table is rebuilt from the favorites`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        _ = try await addFavorite("a.png")
        try database.write { try $0.execute(sql: "DELETE FROM ownFile") }
        #expect(try isFavorite("a.png"))
    }

    @Test func `a file that was removed cannot become a favorite`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        let photo = try photo("a.png")
        unlink(pictures("a.png"))
        await #expect(throws: StoreError.self) { try await files.attached(photo) }
    }

    private func path(of id: PhotoID) throws -> String? { try favorites.favorite(id)?.photo.filePath }

    @Test(arguments: [["a.png"], ["a.png", "b.png"]])
    func `if two files exchange their names, a favorite follows its picture, whichever is listed`(
        listed: [String]
    ) async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        pictures.put(PictureHead.png(2, 2) + [1], at: "b.png")
        let id = try await addFavorite("a.png")
        _ = files.recognized([try photo("a.png"), try photo("b.png")])
        rename(pictures("a.png"), pictures("c.png"))
        rename(pictures("b.png"), pictures("a.png"))
        rename(pictures("c.png"), pictures("b.png"))
        _ = files.recognized(try listed.map(photo))
        #expect(try path(of: id) == pictures("b.png"))
        #expect(try isFavorite("b.png") && !isFavorite("a.png"))
    }

    @Test func `a favorite follows its renamed file although another file has taken its name`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        let id = try await addFavorite("a.png")
        try SQLiteAltTexts(database).set(altText: "a dot", of: id)
        rename(pictures("a.png"), pictures("z.png"))
        pictures.put(PictureHead.png(1, 2) + [1], at: "a.png")
        #expect(try isFavorite("z.png") && !isFavorite("a.png"))
        #expect(try path(of: id) == pictures("z.png"))
        #expect(try SQLiteAltTexts(database).altText(of: id) == "a dot")
    }

    @Test func `an empty file cannot become a favorite, since all empty files are equal`() async throws {
        pictures.put(PictureHead.png(1, 2), at: "a.png")
        let photo = try photo("a.png")
        pictures.put("", at: "a.png")
        await #expect(throws: StoreError.self) { try await files.attached(photo) }
    }

    @Test(arguments: [
        ("2024:05:01 12:00:00", 20_000, true), ("2020:01:01 10:00:00", 20_000, false),
        ("2020:01:01 10:00:00", 10, true),
    ])
    func `a file taken at another time is an edited favorite only if its size hardly differs`(
        taken: String, more: Int, isEdited: Bool
    ) async throws {
        func jpeg(_ taken: String, _ more: Int) -> [UInt8] {
            PictureHead.jpeg(4, 3, exif: PictureHead.exif([(0x9003, Array(taken.utf8))]))
                + [UInt8](repeating: 1, count: more)
        }
        pictures.put(jpeg("2024:05:01 12:00:00", 0), at: "a.jpg")
        let id = try await addFavorite("a.jpg")
        pictures.put(jpeg(taken, more), at: "a.jpg")
        #expect(try isFavorite("a.jpg") == isEdited)
        #expect(try (favorites.favorite(id) == nil) == isEdited)
    }
}
