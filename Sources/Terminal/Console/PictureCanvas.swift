import TextLayout

/// Where a sheet's pictures are painted after the sheet was printed.
@MainActor
struct PictureCanvas {
    let surface: any TerminalSurface
    let palette: Palette
    /// The screen the sheet was laid out for.
    let screen: ScreenSize
    let size: @MainActor () -> ScreenSize

    /// Whether the sheet still stands as it was laid out.
    var isCurrent: Bool {
        let now = size()
        return (now.columns, now.rows) == (screen.columns, screen.rows)
    }

    /// Paints a picture, or a short note why it is not there, into its place. `height` is the sheet's.
    func paint(_ outcome: PictureOutcome, at place: ScreenLayout.PlacedPicture, height: Int) {
        let below = height - place.row
        switch outcome {
        case .drawn(let picture):
            surface.overlay(rows(of: picture, at: place, below), after: picture.transmission)
        case .failed(let reason):
            let note = Line(" \(reason) ", .quiet).clipped(to: place.columns)
            let column = place.column + (place.columns - note.width) / 2
            surface.overlay(
                [
                    OverlayRow(rowsUp: below - place.rows / 2, column: column, text: palette.text(note))
                ], after: nil)
        }
    }

    private func rows(
        of picture: TerminalImage, at place: ScreenLayout.PlacedPicture, _ below: Int
    ) -> [OverlayRow] {
        switch picture.form {
        case .cells(let rows):
            rows.prefix(place.rows).enumerated().map { index, text in
                OverlayRow(rowsUp: below - index, column: place.column, text: text)
            }
        case .paintings(let paintings):
            paintings.map { painting in
                OverlayRow(
                    rowsUp: below - painting.row, column: place.column + painting.column,
                    rows: painting.rows, text: painting.text)
            }
        }
    }
}
