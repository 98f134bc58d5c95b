import Viper

/// Turns a sheet into what is sent to the terminal.
///
/// A piece of it with pictures is printed in three steps, so that it scrolls as a whole before anything is
/// placed: as many line ends as it has rows, back up, then row by row.
struct SheetPainter {
    let palette: Palette
    let screen: ScreenSize

    /// `pictures` are drawn ones for each of the sheet's, in their order. Ends in column 0 under the sheet.
    func text(of sheet: Sheet, pictures: [DrawnPicture]) -> String {
        let placed = Array(zip(sheet.pictures, pictures))
        return bands(of: sheet).map { band in
            let rows = band.rows.map { row(at: $0, of: sheet, pictures: placed) + "\n" }.joined()
            guard band.hasPictures else { return rows }
            // Taller than the screen it cannot be placed as a whole.
            let fits = band.rows.count < screen.rows
            let room = String(repeating: "\n", count: band.rows.count) + Escape.up(band.rows.count)
            let paintings = fits ? self.paintings(in: band, pictures: placed) : ""
            return (fits ? room : "") + Escape.wrapOff + rows + paintings + Escape.wrapOn
        }.joined()
    }

    private struct Band {
        var rows: Range<Int>
        let hasPictures: Bool
    }

    /// The whole sheet where it fits on the screen; else pieces that cut no picture.
    private func bands(of sheet: Sheet) -> [Band] {
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
        in band: Band, pictures: [(Sheet.PlacedPicture, DrawnPicture)]
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

    private func row(
        at row: Int, of sheet: Sheet, pictures: [(Sheet.PlacedPicture, DrawnPicture)]
    ) -> String {
        var pieces: [(column: Int, text: String)] = sheet.lines.filter { $0.row == row }.map {
            ($0.column, palette.text($0.line))
        }
        for (placed, drawn) in pictures {
            let index = row - placed.row
            guard index >= 0, index < placed.rows, index < drawn.rows.count else { continue }
            pieces.append((placed.column, drawn.rows[index]))
        }
        return pieces.sorted { $0.column < $1.column }
            .map { ($0.column > 0 ? Escape.column($0.column) : "") + $0.text }.joined()
    }
}
