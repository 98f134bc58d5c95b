import CommandShell
import Synchronization
import TestKit
import Testing
import TextLayout

@testable import Terminal

@Suite @MainActor struct ListLayoutTests {
    @Test func `a list is laid out once, and its position is the line for the cards that fit`() {
        let surface = RecordingSurface(), layouts = Mutex(0)
        let console = TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .indexed256), pictures: StubDrawing(),
            style: {
                layouts.withLock { $0 += 1 }
                return CardStyle()
            }, size: { ScreenSize(columns: 60, rows: 12) })
        let cards = (1...9).map { number in
            Card(
                number: number, picture: Picture(of: "\(number)", width: 3, height: 2),
                caption: [Line("\(number) title")])
        }
        let shown = console.show([
            .aside("Search"), .cards(cards), .position((0...9).map { Line("position \($0)") }),
        ])
        #expect((1...8).contains(shown) && layouts.withLock(\.self) == 1)
        let text = surface.printed.joined()
        #expect(text.contains("position \(shown)\n"))
        #expect(text.split(separator: "position").count == 2)
    }
}
