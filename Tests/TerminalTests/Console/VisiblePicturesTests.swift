import CommandShell
import Synchronization
import TestKit
import Testing
import TextLayout

@testable import Terminal

@MainActor @Suite(.timeLimit(.minutes(10))) struct VisiblePicturesTests {
    private let surface = RecordingSurface()
    private let card = Card(number: 1, picture: Picture(of: "a", width: 3, height: 2), caption: ["1 a"])

    @Test func `after a resize, the earlier rows are scrolled away before the pictures are drawn again`() {
        let rows = Mutex(24)
        let console = TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .indexed256), pictures: StubDrawing(),
            size: { ScreenSize(columns: 60, rows: rows.withLock { $0 }) })
        for height in [24, 24, 12, 12] {
            rows.withLock { $0 = height }
            console.layoutChanged()
            console.show([.cards([card])])
        }
        let scroll = "\u{1B}[12;1H" + String(repeating: "\n", count: 12) + "\u{1B}[1;1H"
        #expect(surface.printed.map { $0.hasPrefix("<gone>" + scroll) } == [false, false, true, false])
        #expect(surface.printed.map { $0.contains(scroll) } == [false, false, true, false])
    }
}
