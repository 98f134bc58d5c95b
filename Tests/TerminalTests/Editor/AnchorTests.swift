import Testing
import TextLayout

@testable import Terminal

@Suite struct AnchorTests {
    private let screen = ScreenSize(columns: 20, rows: 6)

    private func painted(_ anchor: Anchor, rowsUp: [Int], cursorRow: Int = 0) -> String {
        let rows = rowsUp.map { OverlayRow(rowsUp: $0, column: 2, text: "x") }
        return String(decoding: anchor.overlay(rows, cursorRow: cursorRow, on: screen), as: UTF8.self)
    }

    @Test func `a row is painted from the cursor and the cursor put back`() {
        #expect(
            painted(Anchor(on: screen), rowsUp: [3])
                == "\u{1B}7\u{1B}[?7l\u{1B}[3A\u{1B}[3Gx\u{1B}8\u{1B}[?7h")
    }

    @Test func `lines that were entered since and the cursor's own row count`() {
        var anchor = Anchor(on: screen)
        anchor.pass(1)
        #expect(painted(anchor, rowsUp: [2], cursorRow: 1).contains("\u{1B}[4A"))
    }

    @Test func `rows that may have left the screen are skipped`() {
        var anchor = Anchor(on: screen)
        #expect(painted(anchor, rowsUp: [6, 7]).isEmpty)
        #expect(painted(anchor, rowsUp: [5, 6]).contains("\u{1B}[5A"))
        anchor.occupy(3)
        #expect(painted(anchor, rowsUp: [4]).isEmpty)
        #expect(!painted(anchor, rowsUp: [3]).isEmpty)
        // The line is shorter again; what it pushed out stays out.
        anchor.occupy(1)
        #expect(painted(anchor, rowsUp: [4]).isEmpty)
    }

    @Test func `a picture that paints itself is whole or not there`() {
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

    @Test func `after a resize nothing is painted`() {
        var anchor = Anchor(on: ScreenSize(columns: 21, rows: 6))
        #expect(painted(anchor, rowsUp: [1]).isEmpty)
        anchor = Anchor(on: screen)
        anchor.lose()
        #expect(painted(anchor, rowsUp: [1]).isEmpty)
    }
}
