import CommandShell
import TestKit
import Testing
import TextLayout

@testable import Terminal

@MainActor @Suite(.whenIdle, .timeLimit(.minutes(10))) struct ConsoleNoticeTests {
    private static func card(_ id: String) -> Card {
        Card(number: 1, picture: Picture(of: id, width: 4, height: 1), caption: ["title"])
    }

    @Test func `pending notices are printed with a page, and the page's pictures are painted`() async {
        let news = StubNotices(["news"])
        let surface = RecordingSurface()
        let console = TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .indexed256), pictures: StubDrawing(),
            size: { ScreenSize(columns: 20, rows: 8) }, notices: news)
        console.say("text")
        #expect(news.waiting.count == 1)
        let blocks: [Block] = [.line("Top"), .cards([Self.card("a"), Self.card("b")])]
        #expect(console.show(blocks) == 1)
        #expect(news.waiting.isEmpty)
        #expect(surface.printed.last?.contains("news\n") == true)
        await console.settle()
        #expect(surface.overlays.count == 1)
    }
}

@MainActor
private final class StubNotices: NoticeSource {
    private(set) var waiting: [Line]

    init(_ waiting: [Line]) { self.waiting = waiting }

    func take() -> [Line] {
        defer { waiting = [] }
        return waiting
    }
}
