import CommandShell
import Terminal
import TestKit
import Testing
import TextLayout

@MainActor @Suite(.timeLimit(.minutes(10))) struct PrintedPiecesTests {
    /// Draws the second picture after the first was printed; if `isHeld`, draws none until canceled.
    private struct Drawing: PictureDrawing {
        let surface: RecordingSurface
        let isHeld: Bool
        let drawsCells = true

        func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? { nil }

        func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
            TerminalImage(rows: Array(repeating: String(repeating: ".", count: columns), count: rows))
        }

        func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
            if isHeld { try? await Task.sleep(for: .seconds(60)) }
            if picture.name == "b", !isHeld {
                await eventually("the first piece") { surface.printed.contains { $0.contains("aaa") } }
            }
            let row = String(repeating: picture.name, count: columns)
            return .drawn(TerminalImage(rows: Array(repeating: row, count: rows)))
        }
    }

    private let page: [Block] =
        [.cards([Self.card("a")])]
        + (0..<500).map { .line(Line(String(repeating: "text ", count: 20) + "\($0)")) }
        + [.cards([Self.card("b")])]

    private static func card(_ id: String) -> Card {
        Card(number: 1, picture: Picture(of: id, width: 4, height: 1), caption: ["title"])
    }

    private func console(
        _ surface: RecordingSurface, isHeld: Bool = false
    ) -> TerminalConsole {
        TerminalConsole(
            surface: surface,
            capabilities: TerminalCapabilities(color: .trueColor, isDumb: false, isUTF8: true),
            pictures: Drawing(surface: surface, isHeld: isHeld),
            size: { ScreenSize(columns: 120, rows: 2_000) })
    }

    @Test func `in a pipe, drawn pictures are printed before the last picture is ready`() async {
        let surface = RecordingSurface(isPipe: true), console = console(surface)
        console.show(page)
        console.show([.line("Next")])
        await console.settle()
        console.show([.line("Last")])
        let rows = surface.printed.joined().split(separator: "\n")
        #expect(rows.filter { $0.hasPrefix("aaa") }.count == rows.filter { $0.hasPrefix("bbb") }.count)
        #expect(rows.contains { $0.hasPrefix("bbb") })
        #expect(rows.suffix(3) == ["title", "Next", "Last"])
        #expect(surface.overlays.isEmpty)
    }

    @Test func `in a pipe, nothing is printed after waiting for the pictures is canceled`() async {
        let surface = RecordingSurface(isPipe: true), console = console(surface, isHeld: true)
        console.show([.line("Top")] + page)
        let waiting = Task { await console.settle() }
        await eventually("the heading") { surface.printed.joined() == "Top\n" }
        waiting.cancel()
        await waiting.value
        #expect(surface.printed.joined() == "Top\n")
    }

    @Test func `a page printed in pieces has the same text as a page printed at once`() async {
        let pieces = RecordingSurface(acceptsPartialOutput: true), whole = RecordingSurface()
        let inPieces = console(pieces, isHeld: true)
        let atOnce = console(whole, isHeld: true)
        inPieces.show(page)
        atOnce.show(page)
        #expect(whole.printed.count == 1)
        #expect(pieces.printed.joined() == whole.printed.joined())
        for console in [inPieces, atOnce] {
            console.layoutChanged()
            await console.settle()
        }
    }
}
