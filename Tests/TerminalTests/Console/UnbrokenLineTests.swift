import CommandShell
import TestKit
import Testing
import TextLayout

@testable import Terminal

@MainActor @Suite struct UnbrokenLineTests {
    private let path =
        "/srv/pictures/Black Forest - Fog over the fjord of Bergen in the morning - demo-1.jpg"

    private func printed(_ blocks: [Block], columns: Int) -> String {
        let surface = RecordingSurface()
        let console = TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .indexed256),
            pictures: StubDrawing(ready: ["a"]), size: { ScreenSize(columns: columns, rows: 30) })
        console.show(blocks)
        return surface.printed.joined()
    }

    @Test(arguments: [40, 80, 100])
    func `an unbroken line is printed without line breaks, and the layout counts its rows`(columns: Int) {
        let line = Line([Span("Saved "), Span(path)], isUnbroken: true)
        let picture = Picture(of: "a", width: 4, height: 1)
        let text = printed([.line(line), .picture(picture), .line("End")], columns: columns)
        #expect(text.contains("Saved \(path)"))
        let screen = ScreenEmulator(text.replacing("\n", with: "\r\n"), columns: columns, rows: 30)
        let rows = (line.width + columns - 1) / columns
        #expect(screen.cells[..<rows].joined().compactMap(\.self).starts(with: line.text))
        #expect(screen.lines[rows].hasPrefix("aaa"))
        #expect(screen.lines.last { !$0.isEmpty } == "End")
        #expect(screen.row == rows + (columns + 4) / 8 + 1)
    }

    @Test(arguments: [40, 80])
    func `wrapping a text does not break an address that is too long for a row`(columns: Int) {
        let address = "https://example.org/photos/" + String(repeating: "fog-", count: 20)
        let text = printed([.notice(Line("Could not read \(address) of the service."))], columns: columns)
        #expect(text.contains(address))
        let sentence = String(repeating: "long words ", count: 20)
        #expect(printed([.notice(Line(sentence))], columns: columns).split(separator: "\n").count > 2)
    }
}
