import Fakes
import GalleryCore
import Testing
import Viper

@testable import Screens

@Suite @MainActor struct DetailViewTests {
    private let view = DetailView(console: RecordingConsole())

    @Test(arguments: [
        ("next", DetailEvent.next), ("", .next), ("prev", .previous), ("info", .info), ("refresh", .refresh),
        ("fav", .photo(.favorite([3]))), ("save", .photo(.save([3], folder: nil))),
        ("by", .photo(.author(3))),
    ])
    func `words of a photo`(word: String, event: DetailEvent) throws {
        #expect(try view.event(for: Command(word), numbers: 3...3) == event)
    }

    @Test func `open is explained`() {
        #expect(throws: UsageError.self) { try view.event(for: Command("open", ["3"]), numbers: 3...3) }
    }

    @Test(arguments: [(40, 24, 18), (80, 24, 18), (200, 60, 54)])
    func `the picture takes what the words leave`(columns: Int, rows: Int, expected: Int) throws {
        var photo = Photo.sample(3, title: "Fog", tags: ["fog", "fjord"], width: 2000, height: 2000)
        photo.counts.likes = 12
        let model = DetailModel(photo, in: .favorites, index: 2, total: 7, isFavorite: true)
        let sheet = Sheet(view.blocks(for: model), on: ScreenSize(columns: columns, rows: rows))
        let box = try #require(sheet.pictures.first)
        #expect(box.rows == min(expected, columns / 2))
        #expect(sheet.height <= rows - 2)
        #expect(
            sheet.lines.map(\.line.text) == [
                "Favorites > 3 of 7", "♥ Fog by Author 3", "2,000 × 2,000 · 12 likes · CC0", "fog, fjord",
            ])
    }
}
