/// Area for a picture, in terminal pixels.
public struct Canvas: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Pixel height divided by pixel width.
    public let pixelAspect: Double

    /// The first `rows` rows of the screen.
    public init(rows: Int, of screen: ScreenSize, _ grid: PixelGrid) {
        width = screen.columns * grid.across
        height = max(1, rows) * grid.down
        pixelAspect = screen.cellAspect * Double(grid.across) / Double(grid.down)
    }

    /// The screen without a row of text, the prompt and a spare row.
    public init(of screen: ScreenSize, _ grid: PixelGrid) {
        self.init(rows: ScreenLayout.room(on: screen, textRows: 1), of: screen, grid)
    }
}
