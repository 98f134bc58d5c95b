import TextLayout

/// Converts a screen layout to terminal output, row by row. Before rows with pictures, outputs a newline for each and
/// moves up again, so that no picture scrolls once placed. Ends in column 0 below the layout.
struct LayoutOutput {
    private let layout: ScreenLayout
    private let screen: ScreenSize
    private let movesCursor: Bool
    private var rows: [[Piece]]
    private var drawn: [(placement: ScreenLayout.PlacedPicture, image: TerminalImage)] = []
    private var remaining: ArraySlice<(row: Int, band: Band)>
    private let beginning: [Int: [Int]]
    /// Rows that the terminal fills with the rest of a wrapped line.
    private let wrapped: Set<Int>

    /// Without cursor movement, parts of a row are separated by spaces.
    init(of layout: ScreenLayout, in palette: Palette, on screen: ScreenSize, movesCursor: Bool = true) {
        (self.layout, self.screen, self.movesCursor) = (layout, screen, movesCursor)
        rows = Self.lines(of: layout, palette)
        remaining = Self.bands(of: layout, on: screen).flatMap { band in band.rows.map { ($0, band) } }[...]
        beginning = Dictionary(grouping: layout.pictures.indices) { layout.pictures[$0].row }
        wrapped = Set(layout.lines.flatMap { $0.row + 1..<$0.row + $0.rows })
    }

    /// Indices of the pictures that begin on the next row; `nil` at the end.
    var nextPictures: [Int]? { remaining.first.map { beginning[$0.row] ?? [] } }

    /// The next row; `nil` at the end. Calls `picture` with the index of each picture that begins on it.
    mutating func next(picture: (Int) -> TerminalImage) -> String? {
        guard let (row, band) = remaining.popFirst() else { return nil }
        // In a band taller than the screen, the cursor could not be moved up to the first row.
        let fits = movesCursor && band.hasPictures && band.rows.count < screen.rows
        let controlsWrap = movesCursor && band.hasPictures
        var text = ""
        if row == band.rows.lowerBound {
            if fits { text += String(repeating: "\n", count: band.rows.count) + Escape.up(band.rows.count) }
            if controlsWrap { text += Escape.wrapOff }
        }
        for index in beginning[row] ?? [] { place(picture(index), at: layout.pictures[index]) }
        if !wrapped.contains(row) { text += self.text(of: row, controlsWrap: controlsWrap) + "\n" }
        if row == band.rows.upperBound - 1 {
            if fits { text += paintings(in: band) }
            if controlsWrap { text += Escape.wrapOn }
        }
        return text
    }

    private mutating func place(_ image: TerminalImage, at placement: ScreenLayout.PlacedPicture) {
        drawn.append((placement, image))
        for (below, cells) in image.rows.prefix(placement.rows).enumerated()
        where rows.indices.contains(placement.row + below) {
            rows[placement.row + below].append(
                Piece(column: placement.column, columns: placement.columns, text: cells))
        }
    }

    private func text(of row: Int, controlsWrap: Bool) -> String {
        var text = "", end = 0
        for part in rows[row].sorted(by: { $0.column < $1.column }) {
            if movesCursor {
                if part.column > 0 { text += Escape.column(part.column) }
            } else {
                text += String(repeating: " ", count: max(0, part.column - end))
                end = max(end, part.column) + part.columns
            }
            // Wrapping is off in bands with pictures, but this text must wrap.
            let wraps = part.rows > 1 && controlsWrap
            text += wraps ? Escape.wrapOn + part.text + Escape.wrapOff : part.text
        }
        return text
    }

    private struct Piece {
        let column: Int
        let columns: Int
        let text: String
        /// More than 1 if the terminal wraps the text.
        var rows = 1
    }

    private struct Band {
        var rows: Range<Int>
        let hasPictures: Bool
    }

    private static func bands(of layout: ScreenLayout, on screen: ScreenSize) -> [Band] {
        if layout.height < screen.rows {
            return layout.height == 0
                ? [] : [Band(rows: 0..<layout.height, hasPictures: !layout.pictures.isEmpty)]
        }
        var bands: [Band] = []
        for row in 0..<layout.height {
            let covering = layout.pictures.filter { ($0.row..<($0.row + $0.rows)).contains(row) }
            let goesOn = covering.contains { $0.row < row }
            if goesOn, let last = bands.last, last.hasPictures {
                bands[bands.count - 1].rows = last.rows.lowerBound..<(row + 1)
            } else {
                bands.append(Band(rows: row..<(row + 1), hasPictures: !covering.isEmpty))
            }
        }
        return bands
    }

    /// Sequences that paint the band's pictures; positions are relative to the row below the band.
    private func paintings(in band: Band) -> String {
        var text = ""
        for (placed, image) in drawn where band.rows.contains(placed.row) {
            for painting in image.paintings {
                let rowsUp = band.rows.upperBound - placed.row - painting.row
                text += Escape.saveCursor + Escape.up(rowsUp) + Escape.column(placed.column + painting.column)
                text += painting.text + Escape.restoreCursor
            }
        }
        return text
    }

    private static func lines(of layout: ScreenLayout, _ palette: Palette) -> [[Piece]] {
        var rows = [[Piece]](repeating: [], count: layout.height)
        for line in layout.lines where rows.indices.contains(line.row) {
            rows[line.row].append(
                Piece(
                    column: line.column, columns: line.line.width, text: palette.text(line.line),
                    rows: line.rows))
        }
        return rows
    }
}
