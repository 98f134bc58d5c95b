import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite @MainActor struct DetailViewTests {
    private let view = DetailView(console: RecordingConsole())

    @Test(arguments: [
        ("next", DetailEvent.look(.next)), ("", .look(.next)), ("prev", .look(.previous)),
        ("info", .look(.info)), ("refresh", .refresh),
        ("fav", .photo(.favorite([3]))), ("save", .photo(.save([3], SaveRequest()))),
        ("by", .photo(.author(3))),
    ])
    func `commands of the photo screen are parsed to their events`(word: String, event: DetailEvent) throws {
        #expect(
            try DetailCommands.table.event(
                for: Command(word), in: ParsingScope(numbers: 3...3, hasPhotoOnScreen: true)) == event)
    }

    @Test(arguments: [
        ("in", PhotoLook.zoom(.nearer)), ("out", .zoom(.farther)), ("fit", .zoom(.whole)),
        ("100%", .zoom(.to(1))), ("12.5%", .zoom(.to(0.125))), ("400%", .zoom(.to(4))), ("", .zoom(.nearer)),
        ("+", .zoom(.nearer)), ("-", .zoom(.farther)), ("2", .zoom(.times(2))), ("2.5x", .zoom(.times(2.5))),
        ("3 x", .zoom(.times(3))),
        ("50 %", .zoom(.to(0.5))),
    ])
    func `"zoom" accepts in, out, fit, a percentage or a factor`(words: String, look: PhotoLook) throws {
        let command = Command("zoom", words.split(separator: " ").map(String.init))
        #expect(
            try DetailCommands.table.event(
                for: command, in: ParsingScope(numbers: 3...3, hasPhotoOnScreen: true)) == .look(look))
    }

    @Test func `a long description is cut to three lines, the last of which ends in an ellipsis`() {
        var model = DetailModel()
        model.about = Array(repeating: "Fog over the fjord.", count: 40).joined(separator: " ")
        let lines = view.blocks(for: model).compactMap { if case .aside(let line) = $0 { line } else { nil } }
        #expect(lines.count == 3 && lines.allSatisfy { $0.width <= 80 })
        #expect(lines.last?.text.hasSuffix("…") == true)
        #expect(lines.map(\.text).joined(separator: " ").hasPrefix("Fog over the fjord. Fog over"))
    }

    @Test(arguments: ["0", "0%", "401%", "401", "1001", "1001x"])
    func `a zoom outside of the valid range is an error that names the range`(word: String) {
        let range = Phrases.zoomRange(scale: 4, times: 1000)
        #expect(throws: UsageError(.nothing(range), at: .argument(0, part: nil))) {
            try ZoomCommand.change([word])
        }
    }

    @Test(arguments: [
        ("2", ZoomChange.times(2)), ("20", .times(20)), ("21", .to(0.21)), ("200", .to(2)),
        ("200x", .times(200)),
    ])
    func `a number above 20 is a percentage, unless x follows`(word: String, change: ZoomChange) throws {
        #expect(try ZoomCommand.change([word]) == change)
    }

    @Test(arguments: [
        "near", "-5", "x", "1e2", "0x10", "nan", "50 60", "in out", "5%%", ".",
    ])
    func `"zoom" refuses invalid arguments`(words: String) {
        let command = Command("zoom", words.split(separator: " ").map(String.init))
        #expect(throws: UsageError(.arguments("zoom"))) {
            try DetailCommands.table.event(
                for: command, in: ParsingScope(numbers: 3...3, hasPhotoOnScreen: true))
        }
    }

    @Test(arguments: ["left", "right", "up", "down"])
    func `left, right, up and down are parsed as panning`(word: String) throws {
        let direction = try #require(PanDirection(rawValue: word))
        #expect(
            try DetailCommands.table.event(
                for: Command(word), in: ParsingScope(numbers: 3...3, hasPhotoOnScreen: true))
                == .look(.pan(direction)))
    }

    @Test(arguments: [(40, 20), (80, 24), (200, 60)])
    func `a zoomed photo, if large enough, fills the screen above its line of text`(columns: Int, rows: Int)
        throws
    {
        let screen = ScreenSize(columns: columns, rows: rows)
        let photo = Photo.sample(3, width: 6000, height: 4000)
        let range = try #require(ZoomRange(of: photo.size, on: Canvas(of: screen, PixelGrid())))
        var model = DetailModel()
        model.showPart(of: photo, at: Zoom(scale: 1, centerX: 0.5, centerY: 0.25), in: range)
        let sheet = ScreenLayout(view.blocks(for: model), on: screen)
        let box = try #require(sheet.pictures.first)
        #expect((box.row, box.columns, box.rows) == (0, columns, rows - 3))
        #expect(sheet.lines.map(\.line.text).count == 1)
        #expect(sheet.lines.first?.line.text.hasSuffix("x · 100 % · 50 % across, 25 % down") == true)
        #expect(sheet.height == rows - 2)
        let small = Photo.sample(4, width: 30, height: 20)
        model.showPart(of: small, at: Zoom(scale: 1, centerX: 0.5, centerY: 0.5), in: range)
        let little = try #require(ScreenLayout(view.blocks(for: model), on: screen).pictures.first)
        #expect((little.columns, little.rows) == (30, 10))
    }

    @Test(arguments: [
        ("open 5", DetailEvent.photo(.open(5))), ("5", .photo(.open(5))), ("fav 4", .photo(.favorite([4]))),
        ("fav", .photo(.favorite([3]))), ("save 2-3", .photo(.save([2, 3], SaveRequest()))),
        ("board add fog", .photo(.board(.add([3], to: "fog")))),
        ("board add fog 4", .photo(.board(.add([4], to: "fog")))),
        ("tag 2023", .photo(.tag([3], ["2023"]))),
        ("n", .look(.next)), ("p", .look(.previous)), ("info all", .look(.everything)),
        ("grid", .photo(PhotoRequest(GridCommand.self, nil))),
    ])
    func `on the photo screen, commands apply to the given list numbers, else to the shown photo`(
        line: String, event: DetailEvent
    ) throws {
        let scope = ParsingScope(numbers: 1...30, hasPhotoOnScreen: true, current: 3)
        let command = try #require(try Command(parsing: line))
        #expect(try DetailCommands.table.event(for: command, in: scope) == event)
    }

    @Test func `details are laid out as a card with a column of labels`() {
        var photo = Photo.sample(3, title: "Fog", tags: ["fog", "fjord", "norway"])
        photo.pageLink = "https://h/p3"
        let details = PhotoDetails(photo: photo, statistics: nil)
        let sheet = ScreenLayout(
            view.blocks(for: DetailModel(details)), on: ScreenSize(columns: 28, rows: 24))
        #expect(
            sheet.lines.map(\.line.text) == [
                "Title     Fog", "Author    Author 3", "License   CC0", "Size      3,000 × 2,000, 6.0",
                "          megapixels", "Page      https://h/p3", "Alt text  alt 3",
                "Tags      fog, fjord, norway", "Color     #0a141e", "Service   demo", "Id        demo:p3",
            ])
        let address = "https://host.example/" + String(repeating: "fog-", count: 60)
        photo.pageLink = address
        let long = DetailModel(PhotoDetails(photo: photo, statistics: nil))
        let narrow = ScreenLayout(view.blocks(for: long), on: ScreenSize(columns: 28, rows: 24))
        #expect(narrow.lines.map(\.line.text).contains(address))
        let labels = DetailModel(details, isAll: false).details.map(\.label)
        #expect(labels == ["Title", "Author", "License", "Size", "Page", "Alt text", "Tags"])
    }

    @Test(arguments: [(40, 24, 18), (80, 24, 18), (200, 60, 54)])
    func `the picture of the photo screen fills the rows that the text does not use`(
        columns: Int, rows: Int, expected: Int
    ) throws {
        var photo = Photo.sample(3, title: "Fog", tags: ["fog", "fjord"], width: 2000, height: 2000)
        photo.counts.likes = 12
        var model = DetailModel(textOf: photo, in: .favorites, index: 2, total: 7, isFavorite: true)
        model.photo = Picture(photo)
        let sheet = ScreenLayout(view.blocks(for: model), on: ScreenSize(columns: columns, rows: rows))
        let box = try #require(sheet.pictures.first)
        #expect(box.rows == min(expected, columns / 2))
        #expect(sheet.height <= rows - 2)
        #expect(
            sheet.lines.map(\.line.text) == [
                "Favorites > 3 of 7", "♥ Fog by Author 3", "2,000 × 2,000 · 12 likes · CC0", "fog, fjord",
            ])
    }
}
