import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteStatedCreditsTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let store: SQLiteStatedCredits

    init() {
        database = GalleryDatabase(folder: folder.path)
        store = SQLiteStatedCredits(database)
    }

    private static let ids = (1...3).map { PhotoID(service: .commons, key: "\($0)") }
    private static let credit = StatedCredit(
        authors: [Author(name: "Ida Løv", username: "Ida", link: "https://ida.example")],
        licenses: [
            License(code: "by", name: "CC BY 4.0", link: "https://creativecommons.org/licenses/by/4.0/")
        ])

    @Test func `credits are stored, also that nothing is stated, and the first answer stays`() throws {
        try store.add([Self.ids[0]: Self.credit, Self.ids[1]: StatedCredit()])
        try store.add([Self.ids[0]: StatedCredit(authors: [Author(name: "Ole")])])
        let later = SQLiteStatedCredits(GalleryDatabase(folder: folder.path))
        #expect(
            try later.statedCredits(of: Self.ids) == [Self.ids[0]: Self.credit, Self.ids[1]: StatedCredit()])
    }

    @Test func `unreadable credits are missing, and unsafe links are removed`() throws {
        try store.add([Self.ids[0]: Self.credit])
        try database.write { db in
            for (key, json) in [
                ("2", "no json"),
                (
                    "3",
                    #"{"authors":[{"name":"Ida","link":"javascript:x"},{"name":" "}],"#
                        + #""licenses":[{"code":"x","name":"X","link":"http://x"}]}"#
                ),
            ] { try db.run("INSERT INTO statedCredit VALUES ('commons', ?, ?)", [key, json]) }
        }
        #expect(
            try store.statedCredits(of: Array(Self.ids.dropFirst())) == [
                Self.ids[2]: StatedCredit(
                    authors: [Author(name: "Ida")], licenses: [License(code: "x", name: "X")])
            ])
    }

    @Test func `an exported library has the stated credits in its photos`() throws {
        let library = TestLibrary(folder("library"))
        let kept = Photo(
            id: Self.ids[0], author: Author(name: ""), license: Self.credit.licenses[0],
            source: PictureSource([]))
        try SQLiteFavorites(library.database).add(kept, at: date(1))
        try SQLiteStatedCredits(library.database).add([kept.id: Self.credit])
        _ = try library.export(to: folder("library.zip"))
        let document = String(decoding: try library.document(of: folder("library.zip")), as: UTF8.self)
        #expect(document.contains(#""name":"Ida Løv""#) && document.contains(#""author":"structured_data""#))
    }
}
