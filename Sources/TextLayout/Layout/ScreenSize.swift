public struct ScreenSize: Hashable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int
    /// Cell height divided by cell width.
    public let cellAspect: Double

    /// Defaults to 80 by 24 with a cell aspect of 2. Sizes of 0, which some terminals report, become the default.
    public init(columns: Int = 80, rows: Int = 24, cellAspect: Double = 2) {
        self.columns = columns > 0 ? min(columns, 1000) : 80
        self.rows = rows > 0 ? min(rows, 1000) : 24
        self.cellAspect = cellAspect > 0.5 && cellAspect < 5 ? cellAspect : 2
    }
}

/// Size of a terminal cell in pixels.
public struct CellSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// 10 by 20: the cell of a VT340, which emulators that scale pictures themselves report.
    public static let usual = CellSize()

    private init() { (width, height) = (10, 20) }

    /// Returns `nil` for implausible sizes, which some terminals report.
    public init?(width: Int, height: Int) {
        guard (3...200).contains(width), (5...400).contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}

/// Resolution of pictures, in terminal pixels per cell. Half blocks have 1 by 2.
public struct PixelGrid: Hashable, Sendable {
    public let across: Int
    public let down: Int

    /// Defaults to half blocks; sides are at least 1.
    public init(across: Int = 1, down: Int = 2) {
        self.across = max(1, across)
        self.down = max(1, down)
    }
}

/// Area of a picture with one line of text, in terminal pixels.
public struct Canvas: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Pixel height divided by pixel width.
    public let pixelAspect: Double

    /// Screen without the rows of the line and the prompt.
    public init(of screen: ScreenSize, _ grid: PixelGrid) {
        width = screen.columns * grid.across
        height = ScreenLayout.room(on: screen, textRows: 1) * grid.down
        pixelAspect = screen.cellAspect * Double(grid.across) / Double(grid.down)
    }
}

/// Cells covered by an uncropped, undistorted picture.
public struct CellBox: Equatable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int

    /// Box of a picture seen through a viewport, within the limits.
    public init(
        _ picture: Picture, through viewport: Viewport, maxColumns: Int, maxRows: Int, grid: PixelGrid
    ) {
        let width = PictureWindow.length(of: picture.width, by: viewport.scaleX)
        let height = PictureWindow.length(of: picture.height, by: viewport.scaleY)
        columns = min(max(1, maxColumns), (width + grid.across - 1) / grid.across)
        rows = min(max(1, maxRows), (height + grid.down - 1) / grid.down)
    }

    /// Largest box within the limits.
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
