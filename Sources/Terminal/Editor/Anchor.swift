import TextLayout

/// Position of the last output relative to the cursor, for later painting into that output. Computed by counting rows,
/// without querying the terminal. The anchor is the row below the output's last row. The prompt and typed lines start
/// in that row and scroll together with the output.
struct Anchor {
    /// Rows from the anchor down to the first row of the edited line, or to the cursor if no line is edited.
    private(set) var offset = 0
    /// Rows from the anchor down to the lowest row used since the output.
    private(set) var extent = 0
    private let screen: ScreenSize
    /// Whether the position is unknown, because the screen was cleared or resized.
    private(set) var isLost = false

    init(on screen: ScreenSize) { self.screen = screen }

    static func filled(_ screen: ScreenSize) -> Anchor {
        var anchor = Anchor(on: screen)
        anchor.offset = -1
        anchor.extent = -1
        return anchor
    }

    mutating func occupy(_ rows: Int) { extent = max(extent, offset + rows - 1) }

    /// Records that a line of `rows` rows was entered; the cursor is then below the line.
    mutating func pass(_ rows: Int) {
        offset += rows
        extent = max(extent, offset)
    }

    /// Records output: text of `rows` rows below the output of the anchor, or another output to paint into.
    mutating func move(below rows: Int?, on screen: ScreenSize) {
        if let rows { pass(rows) } else { self = Anchor(on: screen) }
    }

    mutating func lose() { isLost = true }

    /// Output that paints the visible rows and restores the cursor, which is in row `cursorRow` of the edited line.
    func overlay(_ rows: [OverlayRow], cursorRow: Int, on screen: ScreenSize) -> [UInt8] {
        guard !isLost, screen == self.screen else { return [] }
        // The anchor's position on the screen is unknown, but at least `extent` rows are below it. Rows that may have
        // scrolled away are skipped, because the cursor would stop at the top row.
        let visible = rows.filter { $0.rowsUp >= 1 && $0.rowsUp <= screen.rows - 1 - extent }
        // A picture that cannot be painted row by row is shown completely or not at all.
        guard !visible.isEmpty, visible.count == rows.count || rows.allSatisfy({ $0.rows == 1 }) else {
            return []
        }
        // A picture may have 250 kB, so the bytes are copied only once.
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
