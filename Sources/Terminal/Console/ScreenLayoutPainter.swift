import TextLayout

/// Turns a sheet into what is sent to the terminal.
///
/// A piece of it with pictures is printed in three steps, so that it scrolls as a whole before anything is
/// placed: as many line ends as it has rows, back up, then row by row.
struct ScreenLayoutPainter {
    let palette: Palette
    let screen: ScreenSize

    /// Asks for the pictures of the sheet by their indices, from the top, and gives text as soon as it has it. The last
    /// piece ends in column 0 under the sheet.
    func print(_ sheet: ScreenLayout, picture: (Int) -> TerminalImage, piece: (String) -> Void) {
        var rows = lines(of: sheet), drawn: [(place: ScreenLayout.PlacedPicture, image: TerminalImage)] = []
        let beginning = Dictionary(grouping: sheet.pictures.indices) { sheet.pictures[$0].row }
        for band in bands(of: sheet) {
            // Taller than the screen it cannot be placed as a whole.
            let fits = band.hasPictures && band.rows.count < screen.rows
            var text = ""
            if fits { text += String(repeating: "\n", count: band.rows.count) + Escape.up(band.rows.count) }
            if band.hasPictures { text += Escape.wrapOff }
            for row in band.rows {
                for index in beginning[row] ?? [] {
                    let place = sheet.pictures[index], image = picture(index)
                    drawn.append((place, image))
                    for (below, cells) in image.rows.prefix(place.rows).enumerated()
                    where rows.indices.contains(row + below) {
                        rows[row + below].append(Piece(column: place.column, text: cells))
                    }
                }
                for part in rows[row].sorted(by: { $0.column < $1.column }) {
                    if part.column > 0 { text += Escape.column(part.column) }
                    text += part.text
                }
                text += "\n"
                piece(text)
                text.removeAll(keepingCapacity: true)
            }
            if fits { text += paintings(in: band, pictures: drawn) }
            if band.hasPictures { text += Escape.wrapOn }
            piece(text)
        }
    }

    /// What stands in a row and begins in a column.
    private struct Piece {
        let column: Int
        let text: String
    }

    private struct Band {
        var rows: Range<Int>
        let hasPictures: Bool
    }

    /// The whole sheet where it fits on the screen; else pieces that cut no picture.
    private func bands(of sheet: ScreenLayout) -> [Band] {
        if sheet.height < screen.rows {
            return sheet.height == 0
                ? [] : [Band(rows: 0..<sheet.height, hasPictures: !sheet.pictures.isEmpty)]
        }
        var bands: [Band] = []
        for row in 0..<sheet.height {
            let covering = sheet.pictures.filter { ($0.row..<($0.row + $0.rows)).contains(row) }
            let goesOn = covering.contains { $0.row < row }
            if goesOn, let last = bands.last, last.hasPictures {
                bands[bands.count - 1].rows = last.rows.lowerBound..<(row + 1)
            } else {
                bands.append(Band(rows: row..<(row + 1), hasPictures: !covering.isEmpty))
            }
        }
        return bands
    }

    /// Painted when the rows stand, from the row below them.
    private func paintings(
        in band: Band, pictures: [(place: ScreenLayout.PlacedPicture, image: TerminalImage)]
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

    /// The text of each row.
    private func lines(of sheet: ScreenLayout) -> [[Piece]] {
        var rows = [[Piece]](repeating: [], count: sheet.height)
        for line in sheet.lines where rows.indices.contains(line.row) {
            rows[line.row].append(Piece(column: line.column, text: palette.text(line.line)))
        }
        return rows
    }
}
