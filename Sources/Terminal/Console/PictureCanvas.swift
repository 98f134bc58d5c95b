import TextLayout

/// Area in which the pictures of a printed layout are painted.
@MainActor
struct PictureCanvas {
    let surface: any TerminalSurface
    let palette: Palette
    let screen: ScreenSize
    let size: @MainActor () -> ScreenSize

    /// Paints a picture or, if it failed, a substitute text or the reason. `height` is the layout's height in rows.
    /// Returns `false`, without painting, if the task was canceled or the screen resized.
    func paint(_ outcome: PictureOutcome, at placement: ScreenLayout.PlacedPicture, height: Int) -> Bool {
        let now = size()
        guard !Task.isCancelled, (now.columns, now.rows) == (screen.columns, screen.rows) else {
            return false
        }
        let below = height - placement.row
        switch outcome {
        case .drawn(let picture):
            surface.overlay(rows(of: picture, at: placement, below), after: picture.transmission)
        case .failed(let reason):
            let note = placement.substitute ?? Line(" \(reason) ", .quiet).clipped(to: placement.columns)
            let column = placement.column + (placement.columns - note.width) / 2
            surface.overlay(
                [
                    OverlayRow(rowsUp: below - placement.rows / 2, column: column, text: palette.text(note))
                ], after: nil)
        }
        return true
    }

    private func rows(
        of picture: TerminalImage, at placement: ScreenLayout.PlacedPicture, _ below: Int
    ) -> [OverlayRow] {
        switch picture.form {
        case .cells(let rows):
            rows.prefix(placement.rows).enumerated().map { index, text in
                OverlayRow(rowsUp: below - index, column: placement.column, text: text)
            }
        case .paintings(let paintings):
            paintings.map { painting in
                OverlayRow(
                    rowsUp: below - painting.row, column: placement.column + painting.column,
                    rows: painting.rows, text: painting.text)
            }
        }
    }
}
