import CommandShell
import Testing
import TextLayout

@testable import Terminal

@MainActor @Suite struct PlainLayoutTests {
    private let surface = RecordingSurface()
    private let cards = (1...30).map { number in
        Card(
            number: number, picture: Picture(of: "\(number)", width: 3, height: 2, altText: "a cat"),
            caption: [Line("\(number) title")])
    }

    private func console(glyphNames: GlyphNames? = nil, rows: Int = 24) -> TerminalConsole {
        TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .none, glyphNames: glyphNames),
            pictures: StubDrawing(), size: { ScreenSize(columns: 20, rows: rows) }, wantsPictures: { false })
    }

    @Test func `without pictures, a screenful has as many rows of a list as fit into the window`() {
        let console = console()
        let blocks: [Block] = [.aside("Search"), .cards(cards), .aside("1-20 of 30, Enter: more")]
        #expect(console.show(blocks) == 19)
        #expect(surface.printed.joined().split(separator: "\n").count == 22)
        #expect(surface.printed.joined().contains("\n19 title\n1-20"))
    }

    @Test func `in screen-reader mode, a screenful includes rows of alt text, and no progress is shown`() {
        let console = console(glyphNames: GlyphNames { [:] })
        #expect(console.show([.cards(cards)]) == 11)
        #expect(surface.printed.joined().contains("11 title\n[a cat]\n"))
        console.progress("Searching")
        #expect(surface.transients.isEmpty)
    }

    @Test func `in screen-reader mode, rows are wrapped after words have replaced the glyphs`() {
        let console = console(glyphNames: GlyphNames { [.heart: "favorite"] })
        console.show([.line(Line([Span("1  wrote two files · just now · ♥ fog")], hang: 3))])
        let rows = surface.printed.joined().split(separator: "\n").map(String.init)
        #expect(rows == ["1  wrote two files,", "   just now,", "   favorite fog"])
    }

    @Test func `a window of one row shows at least one card`() {
        #expect(console(rows: 1).show([.line("a"), .line("b"), .line("c"), .line("d"), .cards(cards)]) == 3)
        let tall = Card(
            number: 1, picture: Picture(of: "1", width: 1, height: 1),
            caption: [Line(String(repeating: "word ", count: 30))])
        #expect(console(rows: 1).show([.cards([tall, tall])]) == 1)
    }
}
