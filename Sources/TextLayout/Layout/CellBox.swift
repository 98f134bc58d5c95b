/// Size of the area that a picture fills, in cells.
public struct CellBox: Equatable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1; 0 for the missing picture of a card.
    public let rows: Int

    /// Box within the limits, for a picture seen through a viewport.
    public init(
        _ picture: Picture, through viewport: Viewport, maxColumns: Int, maxRows: Int, grid: PixelGrid
    ) {
        let width = PictureWindow.length(of: picture.width, by: viewport.scaleX)
        let height = PictureWindow.length(of: picture.height, by: viewport.scaleY)
        columns = min(max(1, maxColumns), (width + grid.across - 1) / grid.across)
        rows = min(max(1, maxRows), (height + grid.down - 1) / grid.down)
    }

    /// Box on the first `rows` rows of a screen: through the picture's viewport or, without one, as large as fits.
    init(_ picture: Picture, rows: Int, of screen: ScreenSize, _ grid: PixelGrid) {
        if let viewport = picture.viewport {
            self.init(picture, through: viewport, maxColumns: screen.columns, maxRows: rows, grid: grid)
        } else {
            self.init(picture, maxColumns: screen.columns, maxRows: rows, aspect: screen.cellAspect)
        }
    }

    /// Box of the picture of a card.
    init(ofCard picture: Picture, maxColumns: Int, maxRows: Int, aspect: Double) {
        if picture.isMissing {
            self.init(columns: 1, rows: 0)
        } else {
            self.init(picture, maxColumns: maxColumns, maxRows: maxRows, aspect: aspect)
        }
    }

    private init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// Largest box within the limits in which the picture is neither cropped nor distorted.
    public init(_ picture: Picture, maxColumns: Int, maxRows: Int, aspect: Double) {
        let columnsPerRow = Double(picture.width) / Double(picture.height) * aspect
        let rowsAtFullWidth = Double(max(1, maxColumns)) / columnsPerRow
        if rowsAtFullWidth <= Double(max(1, maxRows)) {
            columns = max(1, maxColumns)
            rows = max(1, Int(exactly: rowsAtFullWidth.rounded()) ?? 1)
        } else {
            rows = max(1, maxRows)
            columns = min(
                max(1, maxColumns),
                max(1, Int(exactly: (Double(rows) * columnsPerRow).rounded()) ?? maxColumns))
        }
    }
}
