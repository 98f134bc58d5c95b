import TextLayout

/// Converts a screen layout to terminal output. Before rows with pictures, prints a newline for each and moves up
/// again, so that no picture scrolls once placed.
struct ScreenLayoutPainter {
    let palette: Palette
    let screen: ScreenSize
    /// Without cursor movement, parts of a row are separated by spaces.
    var movesCursor = true

    /// Calls `picture` with each index, top to bottom, and `piece` for each row. Ends in column 0 below the layout.
    func print(_ layout: ScreenLayout, picture: (Int) -> TerminalImage, piece: (String) -> Void) {
        var rows = lines(of: layout),
            drawn: [(placement: ScreenLayout.PlacedPicture, image: TerminalImage)] = []
        let beginning = Dictionary(grouping: layout.pictures.indices) { layout.pictures[$0].row }
        // Rows that the terminal fills with the rest of a wrapped line.
        let wrapped = Set(layout.lines.flatMap { $0.row + 1..<$0.row + $0.rows })
        for band in bands(of: layout) {
            // In a band taller than the screen, the cursor could not be moved up to the first row.
            let fits = movesCursor && band.hasPictures && band.rows.count < screen.rows
            var text = ""
            if fits { text += String(repeating: "\n", count: band.rows.count) + Escape.up(band.rows.count) }
            let controlsWrap = movesCursor && band.hasPictures
            if controlsWrap { text += Escape.wrapOff }
            for row in band.rows {
                for index in beginning[row] ?? [] {
                    let placement = layout.pictures[index], image = picture(index)
                    drawn.append((placement, image))
                    for (below, cells) in image.rows.prefix(placement.rows).enumerated()
                    where rows.indices.contains(row + below) {
                        rows[row + below].append(
                            Piece(column: placement.column, columns: placement.columns, text: cells))
                    }
                }
                if wrapped.contains(row) { continue }
                var end = 0
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
                text += "\n"
                piece(text)
                text.removeAll(keepingCapacity: true)
            }
            if fits { text += paintings(in: band, pictures: drawn) }
            if controlsWrap { text += Escape.wrapOn }
            piece(text)
        }
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

    private func bands(of layout: ScreenLayout) -> [Band] {
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
    private func paintings(
        in band: Band, pictures: [(placement: ScreenLayout.PlacedPicture, image: TerminalImage)]
    ) -> String {
        var text = ""
        for (placed, drawn) in pictures where band.rows.contains(placed.row) {
            for painting in drawn.paintings {
                let rowsUp = band.rows.upperBound - placed.row - painting.row
                text += Escape.saveCursor + Escape.up(rowsUp) + Escape.column(placed.column + painting.column)
                text += painting.text + Escape.restoreCursor
            }
        }
        return text
    }

    private func lines(of layout: ScreenLayout) -> [[Piece]] {
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
