/// The size of the terminal.
public struct ScreenSize: Hashable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int
    /// How much taller than wide a cell is.
    public let cellAspect: Double

    /// 80 by 24 with cells of 1 to 2 when nothing is known; a terminal that says 0 is such a one.
    public init(columns: Int = 80, rows: Int = 24, cellAspect: Double = 2) {
        self.columns = columns > 0 ? min(columns, 1000) : 80
        self.rows = rows > 0 ? min(rows, 1000) : 24
        self.cellAspect = cellAspect > 0.5 && cellAspect < 5 ? cellAspect : 2
    }
}

/// The size of a cell of the terminal, in pixels.
public struct CellSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// 10 by 20: what the VT340 has, and what emulators pretend to have when they scale pictures themselves.
    public static let usual = CellSize()

    private init() { (width, height) = (10, 20) }

    /// Nil when no letter would fit in or be that large: what terminals say is not always true.
    public init?(width: Int, height: Int) {
        guard (3...200).contains(width), (5...400).contains(height) else { return nil }
        (self.width, self.height) = (width, height)
    }
}

/// The pixels a terminal has as pictures are drawn on it: what "terminal pixel" means.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels of a cell from left to right; 1 where pictures are drawn with half blocks.
    public let across: Int
    /// Pixels of a cell from top to bottom; 2 where pictures are drawn with half blocks.
    public let down: Int

    /// Half blocks unless told otherwise; sides are at least 1.
    public init(across: Int = 1, down: Int = 2) {
        self.across = max(1, across)
        self.down = max(1, down)
    }
}

/// The room a picture has when it stands on the screen with a line of text only; in terminal pixels.
public struct Canvas: Equatable, Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// How much taller than wide a pixel is.
    public let pixelAspect: Double

    /// What a screen has, with rows for the line and the prompt left out.
    public init(of screen: ScreenSize, _ grid: PixelGrid) {
        width = screen.columns * grid.across
        height = ScreenLayout.room(on: screen, textRows: 1) * grid.down
        pixelAspect = screen.cellAspect * Double(grid.across) / Double(grid.down)
    }
}

/// The cells a picture covers: whole, in its own proportions.
public struct CellBox: Equatable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int

    /// The box of a picture looked at through a viewport: as much of the limits as the picture covers.
    public init(
        _ picture: Picture, through viewport: Viewport, maxColumns: Int, maxRows: Int, grid: PixelGrid
    ) {
        let width = PictureWindow.length(of: picture.width, by: viewport.scaleX)
        let height = PictureWindow.length(of: picture.height, by: viewport.scaleY)
        columns = min(max(1, maxColumns), (width + grid.across - 1) / grid.across)
        rows = min(max(1, maxRows), (height + grid.down - 1) / grid.down)
    }

    /// The largest box within the limits.
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
