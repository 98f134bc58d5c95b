import CommandShell
import Synchronization
import TestKit
import Testing
import TextLayout
import Viper

@testable import Terminal

@MainActor @Suite(.whenIdle, .timeLimit(.minutes(10))) struct TerminalConsoleTests {
    private let surface = RecordingSurface()

    private func console(
        _ color: ColorDepth = .indexed256, isDumb: Bool = false, isUTF8: Bool = true, columns: Int = 20,
        rows: Int = 12, pictures: any PictureDrawing = StubDrawing(), wantsPictures: Bool = true,
    ) -> TerminalConsole {
        TerminalConsole(
            surface: surface,
            capabilities: TerminalCapabilities(color: color, isDumb: isDumb, isUTF8: isUTF8),
            pictures: pictures, size: { ScreenSize(columns: columns, rows: rows) },
            wantsPictures: { wantsPictures })
    }

    private func card(_ id: String, _ caption: Line = "title") -> Card {
        Card(number: 1, picture: Picture(of: id, width: 4, height: 1), caption: [caption])
    }

    @Test func `text is wrapped, and each part is printed in its style`() {
        let console = console()
        console.say([Span("Search "), Span("fog", .heading), Span(" and "), Span("a photographer", .author)])
        #expect(
            surface.printed == [
                "Search \u{1B}[1mfog\u{1B}[0m and \u{1B}[35ma\u{1B}[0m\n\u{1B}[35mphotographer\u{1B}[0m\n"
            ])
    }

    @Test func `a layout with pictures is printed row by row after newlines have made room for it`() {
        let console = console(pictures: StubDrawing(ready: ["a"]))
        let room = console.show([.line("Top"), .cards([card("a"), card("b")])])
        #expect(room == 2)
        let ready = String(repeating: "a", count: 20)
        let waiting = String(repeating: ".", count: 20)
        let aRows = String(repeating: ready + "\n", count: 3)
        #expect(
            surface.printed == [
                "\n\n\n\n\n\n\n\n\n\n\u{1B}[10A\u{1B}[?7lTop\n" + aRows + "title\n\n"
                    + String(repeating: waiting + "\n", count: 3) + "title\n\u{1B}[?7h"
            ])
    }

    @Test func `pictures are painted at their position, and failures are explained in place`() async {
        let console = console()
        console.show([.cards([card("a"), card("x")]), .line("End")])
        await console.settle()
        let a = String(repeating: "a", count: 20)
        #expect(surface.overlays.contains((0..<3).map { OverlayRow(rowsUp: 10 - $0, column: 0, text: a) }))
        #expect(
            surface.overlays.contains([
                OverlayRow(rowsUp: 4, column: 5, text: "\u{1B}[2m offline \u{1B}[0m")
            ]))
    }

    @Test func `if a picture has a preview, the preview is painted before the picture`() async {
        let console = console()
        console.show([.cards([card("s"), card("a")])])
        await console.settle()
        let texts = surface.overlays.map { $0.first?.text.first.map(String.init) ?? "" }
        #expect(texts.sorted() == ["S", "a", "s"])
        #expect(texts.firstIndex(of: "S") ?? 9 < texts.firstIndex(of: "s") ?? 0)
    }

    @Test func `pictures made of control strings are painted after the text of the layout`() {
        let console = console(pictures: StubPainting())
        console.show([.line("Top"), .cards([card("a"), card("b")])])
        #expect(
            surface.printed == [
                "\n\n\n\n\n\n\n\n\n\n\u{1B}[10A\u{1B}[?7lTop\n\n\n\ntitle\n\n\n\n\ntitle\n"
                    + "\u{1B}7\u{1B}[9A\u{1B}[1G<a 20x3>\u{1B}8"
                    + "\u{1B}7\u{1B}[4A\u{1B}[1G<b 20x3>\u{1B}8\u{1B}[?7h"
            ])
    }

    @Test func `a late picture that is a control string is painted in one piece`() async {
        let console = console(pictures: StubPainting(late: true))
        console.show([.cards([card("a")]), .line("End")])
        await console.settle()
        #expect(
            surface.overlays == [[OverlayRow(rowsUp: 5, column: 0, rows: 3, text: "<a 20x3>")]])
    }

    @Test func `if pictures are turned off, only the captions of cards are printed`() {
        let console = console(wantsPictures: false)
        #expect(console.show([.cards([card("a", "one"), card("b", "two")])]) == 2)
        console.show([.line(Line("Top", .heading))])
        #expect(surface.printed == ["one\ntwo\n", "\u{1B}[1mTop\u{1B}[0m\n"])
    }

    @Test func `up to 30 pictures of a page are drawn concurrently, and all 40 are painted`() async {
        let drawing = StubDrawing()
        let console = console(columns: 200, rows: 400, pictures: drawing)
        console.show([.cards((0..<40).map { card("\($0)") })])
        await console.settle()
        #expect(drawing.most > 6 && drawing.most <= 30, "\(drawing.most)")
        #expect(surface.overlays.count == 40)
    }

    @Test func `text printed below pictures leaves their painting, and the next pictures cancel it`() async {
        let console = console()
        console.show([.cards([card("a")])])
        console.say("a text of more than one row")
        await console.settle()
        #expect(surface.below == [nil, 2])
        #expect(surface.overlays.map { $0.first?.text.first } == ["a"])
        console.show([.cards([card("b")])])
        console.show([.cards([card("c")])])
        await console.settle()
        #expect(surface.overlays.map { $0.first?.text.first } == ["a", "c"])
    }

    @Test func `a limited wait ends after the pictures or after its limit, and painting goes on`() async {
        let console = console(pictures: StubPainting(late: true))
        console.show([.cards([card("a")])])
        await console.settle(atMost: .seconds(100))
        #expect(surface.overlays.count == 1)
        console.show([.cards([card("b")])])
        await console.settle(atMost: .zero)
        await console.settle()
        #expect(surface.overlays.count == 2)
    }

    @Test func `canceling the wait for pictures ends it, and nothing is painted`() async {
        let console = console()
        console.show([.cards([card("a")])])
        let waiting = Task { await console.settle() }
        waiting.cancel()
        await waiting.value
        #expect(surface.overlays.isEmpty)
    }

    @Test func `if a layout is taller than the screen, room is made for its picture, not for its text`() {
        let console = console(rows: 6)
        let text = (1...5).map { Block.line(Line("\($0)")) }
        console.show(text + [.picture(Picture(of: "a", width: 4, height: 1))])
        let dots = String(repeating: ".", count: 20) + "\n"
        #expect(
            surface.printed == [
                "1\n2\n3\n4\n5\n\n\n\n\u{1B}[3A\u{1B}[?7l" + dots + dots + dots + "\u{1B}[?7h"
            ])
    }

    @Test(arguments: [(ColorDepth.none, false), (.indexed256, true)])
    func `text has no escape sequences if the cursor cannot move, or if colors and pictures are off`(
        color: ColorDepth, isDumb: Bool
    ) async {
        let console = console(color, isDumb: isDumb, wantsPictures: isDumb)
        let blocks: [Block] = [
            .line([Span("A heading that is long", .heading)]), .cards([card("a", "1 a"), card("b", "2 b")]),
            .problem("Broken"),
            .picture(Picture(of: "c", width: 1, height: 1, altText: "a cat")),
        ]
        #expect(console.show(blocks) == 2)
        console.progress("working")
        await console.settle()
        #expect(surface.printed == ["A heading that is\nlong\n1 a\n2 b\nBroken\n[a cat]\n"])
        // Transient lines need cursor movement but no colors.
        #expect(surface.transients == (isDumb ? [] : ["working"]))
        #expect(console.problemCount == 1)
    }

    @Test func `characters missing in the locale are replaced by ASCII of equal width`() {
        let console = console(isUTF8: false)
        console.say("♥ “Zoë’s… café” 山 – ok")
        #expect(surface.printed == ["* \"Zo?'s~ cafe\" ?? -\nok\n"])
    }

    @Test func `progress is shown until the next output`() {
        let console = console()
        console.progress("Searching a very long name")
        console.say("Found")
        console.progress(nil)
        #expect(surface.transients == ["Searching a very l…", ""])
        #expect(surface.printed == ["Found\n"])
    }

    @Test func `problems are counted and printed in order`() {
        let console = console()
        console.showProblem("Broken")
        console.show([.line("a"), .problem("b"), .problem("c")])
        #expect(console.problemCount == 3)
        #expect(surface.printed == ["Broken\n", "a\nb\nc\n"])
    }

    @Test func `each text style ends with default attributes`() {
        let console = console()
        for role in TextStyle.allCases { console.say([Span("x", role)]) }
        for text in surface.printed { #expect(text.hasSuffix("x\n") || text.hasSuffix("x\u{1B}[0m\n")) }
    }

    @Test func `a new layout cancels painting and requests a redraw of visible pictures`() async {
        let console = console()
        console.show([.cards([card("a")]), .line("End")])
        #expect(!console.wantsRedraw)
        console.layoutChanged()
        await console.settle()
        #expect(surface.overlays.isEmpty)
        #expect(console.wantsRedraw)
        // The earlier pictures are erased, because their positions are unknown.
        console.show([.cards([card("a")])])
        #expect(surface.printed.map { $0.hasPrefix("<gone>") } == [false, true])
        #expect(!console.wantsRedraw)
        console.show([.cards([card("a")])])
        #expect(surface.printed.last?.contains("<gone>") == false)
    }

    @Test func `pictures scrolled off the screen are not redrawn`() {
        let console = console(rows: 12)
        console.show([.cards([card("a")])])
        console.show((0..<4).map { _ in .line("text") })
        console.layoutChanged()
        #expect(console.wantsRedraw)
        console.show((0..<4).map { _ in .line("text") })
        #expect(!console.wantsRedraw)
        console.layoutChanged()
        #expect(!console.wantsRedraw)
    }

    @Test func `a screen with only text is not redrawn`() {
        let console = console()
        console.say("Found")
        console.layoutChanged()
        #expect(!console.wantsRedraw)
    }

    @Test func `a changed number of card columns applies to the next page`() {
        let wanted = Mutex<Int?>(nil)
        let console = TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .indexed256), pictures: StubDrawing(),
            style: { CardStyle(columns: wanted.withLock { $0 }) }, size: { ScreenSize(columns: 60, rows: 12) }
        )
        let cards = (0..<9).map { card("\($0)") }
        #expect(console.show([.cards(cards)]) == 2)
        wanted.withLock { $0 = 4 }
        #expect(console.show([.cards(cards)]) == 8)
    }
}
