import Testing
import TextLayout

@testable import Terminal

@Suite struct AnchorTests {
    private let screen = ScreenSize(columns: 20, rows: 6)

    private func painted(_ anchor: Anchor, rowsUp: [Int], cursorRow: Int = 0) -> String {
        let rows = rowsUp.map { OverlayRow(rowsUp: $0, column: 2, text: "x") }
        return String(decoding: anchor.overlay(rows, cursorRow: cursorRow, on: screen), as: UTF8.self)
    }

    @Test func `painting a row moves the cursor up and restores it`() {
        #expect(
            painted(Anchor(on: screen), rowsUp: [3])
                == "\u{1B}7\u{1B}[?7l\u{1B}[3A\u{1B}[3Gx\u{1B}8\u{1B}[?7h")
    }

    @Test func `the offset of a row includes entered lines and the cursor row`() {
        var anchor = Anchor(on: screen)
        anchor.pass(1)
        #expect(painted(anchor, rowsUp: [2], cursorRow: 1).contains("\u{1B}[4A"))
    }

    @Test func `text below the output moves it up, another output replaces it`() {
        var anchor = Anchor(on: screen)
        anchor.move(below: 2, on: screen)
        #expect(painted(anchor, rowsUp: [2]).contains("\u{1B}[4A"))
        #expect(painted(anchor, rowsUp: [4]).isEmpty)
        anchor.move(below: nil, on: screen)
        #expect(painted(anchor, rowsUp: [4]).contains("\u{1B}[4A"))
    }

    @Test func `rows that may have left the screen are skipped`() {
        var anchor = Anchor(on: screen)
        #expect(painted(anchor, rowsUp: [6, 7]).isEmpty)
        #expect(painted(anchor, rowsUp: [5, 6]).contains("\u{1B}[5A"))
        anchor.occupy(3)
        #expect(painted(anchor, rowsUp: [4]).isEmpty)
        #expect(!painted(anchor, rowsUp: [3]).isEmpty)
        // A shorter line does not bring back rows that scrolled away.
        anchor.occupy(1)
        #expect(painted(anchor, rowsUp: [4]).isEmpty)
    }

    @Test func `a picture made of a control string is painted completely or not at all`() {
        let picture = [
            OverlayRow(rowsUp: 5, column: 0, text: "blank"),
            OverlayRow(rowsUp: 5, column: 0, rows: 3, text: "picture"),
            OverlayRow(rowsUp: 4, column: 0, text: "blank"),
        ]
        var anchor = Anchor(on: screen)
        #expect(!anchor.overlay(picture, cursorRow: 0, on: screen).isEmpty)
        anchor.occupy(2)
        #expect(anchor.overlay(picture, cursorRow: 0, on: screen).isEmpty)
    }

    @Test func `nothing is painted after a resize or after the position is lost`() {
        var anchor = Anchor(on: ScreenSize(columns: 21, rows: 6))
        #expect(painted(anchor, rowsUp: [1]).isEmpty)
        anchor = Anchor(on: screen)
        anchor.lose()
        #expect(painted(anchor, rowsUp: [1]).isEmpty)
    }
}
