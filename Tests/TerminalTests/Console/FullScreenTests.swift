import CommandShell
import TestKit
import Testing
import TextLayout
import Viper

@testable import Terminal

@MainActor @Suite(.whenIdle, .timeLimit(.minutes(10))) struct FullScreenTests {
    private let surface = RecordingSurface()
    private let alternateScreen = RecordingAlternateScreen()
    private let picture = Picture(of: "a", width: 4, height: 1)

    private func console(
        _ pictures: any PictureDrawing, hasKeyboard: Bool = true, hasMouse: Bool = true
    ) -> TerminalConsole {
        TerminalConsole(
            surface: surface, alternateScreen: hasKeyboard ? alternateScreen : nil,
            capabilities: TerminalCapabilities(color: .indexed256, isDumb: false, isUTF8: true),
            pictures: pictures, size: { ScreenSize(columns: 20, rows: 9) }, hasMouse: { hasMouse })
    }

    @Test
    func `rows are deleted before the screen is cleared, so that tmux does not keep them in its scrollback`()
    {
        console(StubDrawing()).clear(withScrollback: false)
        #expect(surface.printed.last?.hasSuffix("\u{1B}[H\u{1B}[9999M\u{1B}[H\u{1B}[2J") == true)
    }

    @Test(arguments: [true, false])
    func `the mouse is read only if the full screen needs it and the user has not turned the mouse off`(
        hasMouse: Bool
    ) throws {
        let fullScreen = try #require(console(StubDrawing(), hasMouse: hasMouse).fullScreen)
        for readsMouse in [false, true, false] {
            fullScreen.readsMouse = readsMouse
            fullScreen.show(picture, above: nil)
            fullScreen.show(ScreenLayout(height: 9, lines: [], pictures: []))
        }
        #expect(alternateScreen.mice == [false, false, hasMouse, hasMouse, false, false])
    }

    @Test func `a full-screen picture is painted in the center of the screen`() async throws {
        let fullScreen = try #require(console(StubDrawing()).fullScreen)
        fullScreen.show(picture, above: nil)
        #expect(await fullScreen.wait(atMost: .seconds(1)) == .time)
        fullScreen.leave()
        // At 20 columns, a picture with a ratio of 4 to 1 takes 3 of 9 rows, as cells are twice as tall as wide.
        let dots = String(repeating: ".", count: 20), a = String(repeating: "a", count: 20)
        #expect(alternateScreen.filled.count == 1 && alternateScreen.returns == 1)
        #expect(
            alternateScreen.filled.first?.contains("\u{1B}[4;1H\(dots)\u{1B}[5;1H\(dots)\u{1B}[6;1H\(dots)")
                == true)
        #expect(alternateScreen.filled.first?.hasSuffix("\u{1B}[9;1H") == true)
        #expect(alternateScreen.overlays == [(0..<3).map { OverlayRow(rowsUp: 6 - $0, column: 0, text: a) }])
    }

    @Test func `if only the text of a layout changes, its pictures are not drawn again`() throws {
        let fullScreen = try #require(console(StubDrawing()).fullScreen)
        func layout(_ lines: (Int, Int, Line)...) -> ScreenLayout {
            ScreenLayout(
                height: 9, lines: lines.map { ScreenLayout.PlacedLine(row: $0.0, column: $0.1, line: $0.2) },
                pictures: [
                    ScreenLayout.PlacedPicture(picture: picture, row: 0, column: 1, columns: 4, rows: 1)
                ])
        }
        fullScreen.show(layout((1, 0, "long"), (8, 0, "same"), (0, 0, "|")))
        #expect(alternateScreen.filled.first?.contains("\u{1B}[2;1Hlong") == true)
        #expect(alternateScreen.filled.first?.contains("\u{1B}[1;2H....") == true)
        fullScreen.show(layout((1, 0, "me"), (8, 0, "same"), (0, 5, "|")))
        #expect(alternateScreen.filled.count == 1)
        let end = "\u{1B}[?7h\u{1B}[9;1H"
        #expect(
            alternateScreen.updates == [
                "\u{1B}[?7l\u{1B}[2;3H  \u{1B}[1;1H \u{1B}[2;1Hme\u{1B}[1;6H|" + end
            ])
        fullScreen.show(picture, above: nil)
        fullScreen.show(layout((1, 0, "me")))
        #expect(alternateScreen.filled.count == 3)
        fullScreen.leave()
    }

    @Test(arguments: [true, false])
    func `a line below a picture changes without a new drawing of the picture`(drawsCells: Bool) throws {
        let fullScreen = try #require(console(drawsCells ? StubDrawing() : StubPainting()).fullScreen)
        let picture = Picture(of: "a", width: 1, height: 4).captioned("by A")
        fullScreen.show(picture.captioned(nil), above: ":sav_")
        fullScreen.show(picture.captioned(nil), above: ":save_")
        #expect(alternateScreen.filled.count == 1)
        #expect(alternateScreen.filled.first?.contains("\u{1B}[9;1H:sav_") == true)
        #expect(alternateScreen.updates.count == 1)
        #expect(alternateScreen.updates.first?.contains("\u{1B}[9;1H:save_") == true)
        fullScreen.show(picture, above: nil)
        fullScreen.leave()
    }

    @Test func `pictures of the main screen are refreshed after full-screen mode`() throws {
        let fullScreen = try #require(console(StubDrawing()).fullScreen)
        fullScreen.show(picture, above: nil)
        fullScreen.leave()
        #expect(alternateScreen.requests == ["<again>"])
    }

    @Test
    func `the follow-up of an animation is printed after its frames, and only an animation can be paused`()
        async throws
    {
        let fullScreen = try #require(console(StubAnimation()).fullScreen)
        fullScreen.show(picture, above: nil)
        #expect(await fullScreen.wait(atMost: .seconds(1)) == .time)
        #expect(alternateScreen.overlays.map { $0.map(\.text) } == [["<a>"], ["<wake>"]])
        #expect(fullScreen.pauseOrResume())
        #expect(alternateScreen.held == ["<hold>"])
        #expect(try #require(console(StubDrawing()).fullScreen).pauseOrResume() == false)
    }

    @Test(arguments: [true, false])
    func `a caption is printed in the last row, below the picture`(drawsCells: Bool) throws {
        let drawing: any PictureDrawing =
            drawsCells ? StubDrawing(ready: ["a"], isCells: true) : StubPainting()
        let fullScreen = try #require(console(drawing).fullScreen)
        fullScreen.show(Picture(of: "a", width: 1, height: 4).captioned("by A\u{1B}[2J · Rome"), above: nil)
        let text = try #require(alternateScreen.filled.first)
        #expect(text.contains(drawsCells ? "aaa" : "<a "))
        #expect(text.contains("\u{1B}[9;1Hby A"))
        #expect(!text.contains("\u{1B}[2J"))
    }

    @Test func `without a keyboard, full-screen mode is not available, and no pictures are prefetched`() async
    {
        let drawing = StubDrawing()
        let console = console(drawing, hasKeyboard: false)
        #expect(console.fullScreen == nil)
        await console.prepare([.picture(picture)])
        #expect(drawing.prepared.isEmpty)
    }

    @Test func `pictures are prefetched in the size at which they are shown`() async {
        let drawing = StubDrawing()
        let console = console(drawing)
        await console.prepare([.line("Top"), .picture(picture)])
        #expect(drawing.prepared == ["a 20x3"])
        let cards = (0..<5).map { Card(number: $0, picture: picture, caption: ["t"]) }
        await console.prepare([.cards(cards)])
        #expect(drawing.prepared.count > 1)
        let fullScreen = console.fullScreen
        await fullScreen?.prepare(picture)
        #expect(drawing.prepared.last == "a 20x3")
    }
}
