import Glibc
import Testing

@testable import Terminal

@Suite struct CursorPositionTests {
    init() { setlocale(LC_CTYPE, "C.UTF-8") }

    private func place(_ line: String, cursor: Int, columns: Int = 10) -> CursorPosition {
        CursorPosition(
            prompt: 4, line: WideText.characters(of: line).dropLast(), cursor: cursor, columns: columns)
    }

    @Test func `a short line takes one row`() {
        let place = place("abc", cursor: 3)
        #expect((place.cursorRow, place.lastRow, place.lastColumn) == (0, 0, 7))
    }

    @Test func `a line that fills its row has the cursor in the next row`() {
        let place = place("abcdef", cursor: 6)
        #expect((place.cursorRow, place.lastRow, place.lastColumn) == (1, 1, 0))
    }

    @Test func `near the start of a line of three rows, the cursor is in the first row`() {
        let place = place("abcdefghijklmnopqrst", cursor: 2)
        #expect((place.cursorRow, place.rows) == (0, 3))
    }

    @Test func `a wide character is not split across rows`() {
        let place = place("abcde山", cursor: 6)
        #expect((place.cursorRow, place.lastColumn) == (1, 2))
    }

    @Test func `a combining mark takes one column, as in libedit`() {
        #expect(place("e\u{301}", cursor: 2).lastColumn == 6)
    }

    @Test func `a history search has a row of its own`() {
        let place = place("abc\nbck: x", cursor: 1)
        #expect((place.cursorRow, place.lastRow, place.lastColumn) == (0, 1, 6))
    }
}
