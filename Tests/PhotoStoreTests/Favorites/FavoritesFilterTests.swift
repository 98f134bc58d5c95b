import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FavoritesFilterTests {
    private let folder = TemporaryFolder()

    private func favorites() throws -> SQLiteFavorites {
        let database = GalleryDatabase(folder: folder.path)
        let favorites = SQLiteFavorites(database)
        for (index, title) in ["pier", "Beach", "fog"].enumerated() {
            var photo = Photo.sample(index + 1)
            photo.title = title
            photo.size = PixelSize(width: 100 * (index + 1), height: 100)
            try favorites.add(photo, at: date(Double(index)))
        }
        let annotations = SQLiteAnnotations(database)
        for number in 1...2 {
            _ = try annotations.annotate(Photo.sample(number).id, .tag(["Winter", "home \(number)"]))
        }
        _ = try annotations.annotate(Photo.sample(3).id, .note("for the hall"))
        return favorites
    }

    @Test(arguments: [
        (WordQuery(tags: ["winter"]), ["Beach", "pier"]), (WordQuery(tags: ["winter", "home 1"]), ["pier"]),
        (WordQuery(tags: ["wint"]), []), (WordQuery(hasNote: true), ["fog"]),
        (WordQuery(["beach"], tags: ["winter"]), ["Beach"]), (WordQuery(["fog"], tags: ["winter"]), []),
        (WordQuery(order: .title), ["Beach", "fog", "pier"]),
        (WordQuery(order: .size), ["fog", "Beach", "pier"]),
        (WordQuery(order: .added), ["fog", "Beach", "pier"]),
        (WordQuery(tags: ["winter"], order: .title), ["Beach", "pier"]),
    ])
    func `favorites are found by the user's tags and notes, in the requested order`(
        query: WordQuery, titles: [String]
    ) throws {
        let favorites = try favorites()
        let all = try favorites.favorites(matching: query, after: nil, count: 9)
        #expect(all.items.map(\.title) == titles)
        #expect(all.total == titles.count && !all.hasMore)
        let first = try favorites.favorites(matching: query, after: nil, count: 1)
        #expect(first.items.map(\.title) == Array(titles.prefix(1)) && first.hasMore == (titles.count > 1))
        let rest = try favorites.favorites(matching: query, after: first.items.last?.id, count: 9)
        #expect(titles.isEmpty || rest.items.map(\.title) == Array(titles.dropFirst()))
    }

    @Test func `the order by title uses the displayed title without case and accents, untitled photos last`()
        throws
    {
        let favorites = SQLiteFavorites(GalleryDatabase(folder: folder.path))
        let titles: [(String?, about: String?)] = [
            (nil, "Zoo"), (nil, nil), ("Éclair", nil), ("Ёж", nil), (" ", "echo"), ("жук", nil), ("fog", "A"),
            ("Ель", nil),
        ]
        for (index, title) in titles.enumerated() {
            var photo = Photo.sample(index + 1)
            (photo.title, photo.about, photo.altText) = (title.0, title.about, index == 0 ? "a lake" : nil)
            try favorites.add(photo, at: date(Double(index)))
        }
        let found = try favorites.favorites(matching: WordQuery(order: .title), after: nil, count: 9)
        #expect(
            found.items.map(\.displayTitle) == ["echo", "Éclair", "fog", "Zoo", "Ёж", "Ель", "жук", nil])
    }
}
