/// Control sequences (ECMA-48; DEC private modes as in xterm's ctlseqs).
enum Escape {
    static let saveCursor = "\u{1B}7"
    static let restoreCursor = "\u{1B}8"
    /// Resets DECAWM: characters beyond the last column do not wrap.
    static let wrapOff = "\u{1B}[?7l"
    static let wrapOn = "\u{1B}[?7h"
    static let showCursor = "\u{1B}[?25h"
    static let bracketPaste = "\u{1B}[?2004h"
    static let plainPaste = "\u{1B}[?2004l"
    /// Turns off all enhancements of kitty's keyboard protocol.
    static let plainKeys = "\u{1B}[=0u"
    static let plain = "\u{1B}[0m"
    /// Sets a 24-bit background (ISO 8613-6), asks for the attributes (DECRQSS), and resets the background.
    static let askTrueColor = "\u{1B}[48:2:1:2:3m\u{1B}P$qm\u{1B}\\\u{1B}[49m"
    /// Ends of the answer of a terminal with 24-bit color; the color space is omitted or zero.
    static let trueColorAnswers = [":48:2:1:2:3", ":48:2:0:1:2:3"]
    /// Part of the answer of a terminal that used a similar color of its palette instead.
    static let paletteAnswer = ":48:5:"
    static let clearBelow = "\u{1B}[J"
    static let clearRight = "\u{1B}[K"
    /// DSR query, which almost all terminals answer.
    static let requestStatus = "\u{1B}[5n"
    static let clearScreen = "\u{1B}[H\u{1B}[2J"
    /// CUP and DL: deletes all rows, since terminals limit the count to their height. tmux would move the rows of a
    /// cleared screen, which may show a PIN, to its scrollback.
    static let deleteRows = "\u{1B}[H\u{1B}[9999M"

    static let clearScrollback = "\u{1B}[3J"

    static let hideCursor = "\u{1B}[?25l"
    /// DEC private mode 1049 of xterm: saves the cursor and shows the alternate screen.
    static let enterAlternateScreen = "\u{1B}[?1049h"
    static let leaveAlternateScreen = mouseOff + "\u{1B}[?1049l"
    /// Reports presses, releases and the wheel in the SGR format (modes 1000 and 1006 of xterm).
    static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
    static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"

    /// CUP; zero-based.
    static func moveTo(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
    /// Moves all visible rows into the scrollback, and the cursor to the top.
    static func scrollAway(rows: Int) -> String {
        moveTo(row: rows - 1, column: 0) + String(repeating: "\n", count: rows) + moveTo(row: 0, column: 0)
    }
    static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
    static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
    /// CHA; zero-based.
    static func column(_ column: Int) -> String { "\u{1B}[\(column + 1)G" }
    static func attributes(_ parameters: String) -> String { "\u{1B}[\(parameters)m" }
}
