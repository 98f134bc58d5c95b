import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

extension GridPresenterTests {
    /// Texts of the last layout.
    private func texts(_ screen: ScriptedScreen) -> [String] {
        screen.layouts.last?.lines.map(\.line.text) ?? []
    }

    @Test(arguments: [
        (":next\r", "2"), (":next\r:prev\r", "1"), (":more\r", "2"), (":info 4\rq", "4"), (":left\r", "1"),
    ])
    func `a typed command of the photo screen runs in the grid`(line: String, expected: String) async {
        let screen = await grid(typing(line))
        #expect(cursor(screen) == expected && prompt.lines.isEmpty)
    }

    @Test(arguments: [":full 1\r", ":zoom 1 2x\r", ":info 1\r", ":slideshow 1\r", ":full\r"])
    func `a folder is not shown alone, and the message names it`(line: String) async {
        let folder = Photo(
            id: .file("file:///trips/"), title: "trips/", author: Author(name: ""),
            license: License(code: "own", name: License.notStated), source: PictureSource([]))
        let pages = TestPages(
            catalog: StubCatalog([folder] + Photo.samples(9)), favorites: InMemoryFavorites([]))
        let screen = await grid(typing(line), of: PhotoLists(source: pages))
        #expect(
            status(screen).hasPrefix(Phrases.Files.isFolder(1)) && screen.shown.allSatisfy { $0 == "left" })
    }

    @Test func `the status line has list name, position, author, license and title of the photo`() async {
        let screen = await grid(.right)
        #expect(status(screen).hasPrefix("Search cats > 2 of 64 · by Author 2 · CC0 · Photo 2 · "))
        let narrow = await grid([.key(.space), .outdated], resizedTo: ScreenSize(columns: 40, rows: 24))
        #expect(status(narrow) == "2 of 64 · 1 marked · by Author 2 · CC0")
    }

    @Test func `"info" shows the details of the photo at the cursor, "info all" also those for programs`()
        async
    {
        let info = texts(await grid(typing("l:info\r"))), all = texts(await grid(typing(":info 2 all\r")))
        #expect(info.contains("Photo 2") && !info.contains("demo:p2"))
        #expect(all.contains("Photo 2") && all.contains("demo:p2"))
    }

    @Test func `"full", "zoom" and "slideshow" show the photo at the cursor, or that of a number, alone`()
        async
    {
        #expect(await grid(typing("l:full\r")).shown.first?.hasPrefix("demo:p2 ") == true)
        #expect(await grid(typing(":full 5\r")).shown.first?.hasPrefix("demo:p5 ") == true)
        let zoomed = await grid(typing(":zoom 3 2x\r"))
        #expect(
            zoomed.shown.first?.hasPrefix("demo:p3 3 of 64 · 2x") == true
                && zoomed.viewports.first != .some(nil))
        let slides = await grid(typing(":slideshow 3 10\r"))
        #expect(slides.shown.first?.hasPrefix("demo:p3 ") == true && slides.pauses.contains(.seconds(10)))
        #expect(prompt.lines.isEmpty)
    }

    @Test func `at one photo, typed commands of the photo screen run without leaving the full screen`() async
    {
        let screen = await grid(typing("\r:next\r:zoom 2x\r:info\rq:prev\r:full 7\r"))
        #expect(screen.shown.last { $0 != "left" }?.hasPrefix("demo:p7 ") == true)
        #expect(screen.shown.contains { $0.hasPrefix("demo:p2 2 of 64 · 2x") })
        #expect(prompt.lines.isEmpty)
    }

    @Test func `at one photo, keys of the grid act on the photo`() async {
        let screen = await grid(typing("\rmnmu"))
        #expect(fixture.marks.ids.map(\.key) == ["p1", "p2"])
        #expect(screen.shown.dropLast().last == "demo:p2 \(Phrases.Undo.nothing)")
        let refused = await grid(typing("\ra"))
        #expect(refused.shown.dropLast().last == "demo:p1 \(Phrases.Viewer.isForGrid)")
        let info = await grid(typing("\ri"))
        #expect(info.layouts.contains { $0.lines.contains { $0.line.text == "Author 1" } })
        #expect(status(await grid(typing("t"))) == Phrases.Grid.isForFullScreen)
    }

    @Test(arguments: [
        (100, "1 of 64 · by Author 1 · CC0 · Photo 1 · 3,000 × 2,000 · q: back, ?: keys"),
        (40, "1 of 64 · by Author 1 · CC0 · ?: keys"), (36, "1 of 64 · by Author… · CC0 · ?: keys"),
        (28, "1 of 64 · by Author 1 · CC0"), (20, "1 of 64 · by … · CC0"),
    ])
    func `at one photo, the first caption ends in keys as long as they fit`(columns: Int, caption: String)
        async
    {
        let size = ScreenSize(columns: columns, rows: 24)
        let screen = await grid([.outdated, .key(.enter)], resizedTo: size)
        #expect(screen.shown.first == "demo:p1 \(caption)")
    }

    @Test(arguments: [
        ("дд", "3"), ("в", "1"), ("ш", "1"), ("λλξ", "7"), ("ךך", "3"),
    ])
    func `keys of the grid work in other keyboard layouts`(keys: String, expected: String) async {
        let screen = await grid(typing(keys + (keys == "ш" ? "й" : "")))
        #expect(cursor(screen) == expected)
    }

    @Test func `in the Russian layout, keys act on photos and end the grid`() async {
        await grid(typing("а"))
        #expect(favorites == ["p1"])
        let screen = await grid(typing("дйд"))
        #expect(screen.shown == ["left"])
        #expect(await lists.takePosition(in: list) == 1)
        #expect(status(await grid(typing("Жfav"))) == ":fav_")
    }

    @Test func `the list of keys has Cyrillic letters in Russian, or after such a key`() async {
        #expect(texts(await grid(typing("?"))).contains("c y"))
        #expect(texts(await grid(typing("д?"))).contains("c y, с н"))
        let other = GridPresenterTests()
        let russian = Language.russian.asCurrent {
            Task { other.texts(await other.grid(typing("?"))) }
        }
        #expect(await russian.value.contains("q Esc, й"))
        let small = await grid([.outdated] + typing("д?"), resizedTo: ScreenSize(columns: 40, rows: 24))
        #expect(
            !texts(small).joined().contains("…")
                && texts(small).joined(separator: " ").contains("р о л д т з"))
    }

    @Test func `every letter of the grid has a function or a message at one photo`() {
        for case .character(let letter) in GridKeys.table.keys {
            let key = FullScreenKey.character(letter)
            #expect(ViewerKeys.action(of: key) != nil || ViewerKeys.onlyInGrid.contains(key), "\(letter)")
        }
    }
}
