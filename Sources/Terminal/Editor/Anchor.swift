import TextLayout

/// Where the last output stands, seen from the cursor: what is painted into it later must hit its rows.
///
/// Rows are counted, never asked for. The anchor is the row under the last row of the output; whatever comes
/// after it, prompt and typed lines, scrolls together with it.
struct Anchor {
    /// Rows from the anchor down to the first row of the line being edited, or to the cursor.
    private(set) var offset = 0
    /// Rows from the anchor down to the lowest row used since.
    private(set) var extent = 0
    /// The screen at the time of the output.
    private let screen: ScreenSize
    /// The screen was cleared or has changed: nothing is where it was.
    private(set) var isLost = false

    init(on screen: ScreenSize) { self.screen = screen }

    /// The output fills the whole screen, with the cursor in its last row and none below.
    static func filled(_ screen: ScreenSize) -> Anchor {
        var anchor = Anchor(on: screen)
        anchor.offset = -1
        anchor.extent = -1
        return anchor
    }

    /// A line being edited takes this many rows now.
    mutating func occupy(_ rows: Int) { extent = max(extent, offset + rows - 1) }

    /// An edited line of this many rows is done; the cursor stands below it.
    mutating func pass(_ rows: Int) {
        offset += rows
        extent = max(extent, offset)
    }

    mutating func lose() { isLost = true }

    /// The rows that are still on the screen, painted without moving the cursor permanently. `cursorRow` is the
    /// row the cursor has inside the line being edited.
    func overlay(_ rows: [OverlayRow], cursorRow: Int, on screen: ScreenSize) -> [UInt8] {
        guard !isLost, screen == self.screen else { return [] }
        // Where the cursor stands is not known, but it was never more than `extent` rows below the anchor: a
        // row further up than this may have scrolled away, and moving there would stop at the top row.
        let visible = rows.filter { $0.rowsUp >= 1 && $0.rowsUp <= screen.rows - 1 - extent }
        // A picture that is painted as a whole is whole or not there.
        guard !visible.isEmpty, visible.count == rows.count || rows.allSatisfy({ $0.rows == 1 }) else {
            return []
        }
        // A picture may be a quarter of a megabyte: its bytes are put in place once.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(visible.reduce(16) { $0 + $1.text.utf8.count + 24 })
        bytes += (Escape.saveCursor + Escape.wrapOff).utf8
        for row in visible {
            bytes += (Escape.up(row.rowsUp + offset + cursorRow) + Escape.column(row.column)).utf8
            bytes += row.text.utf8
            bytes += Escape.restoreCursor.utf8
        }
        bytes += Escape.wrapOn.utf8
        return bytes
    }
}
