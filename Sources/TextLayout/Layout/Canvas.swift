/// Area of a picture with one line of text, in terminal pixels.
public struct Canvas: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Pixel height divided by pixel width.
    public let pixelAspect: Double

    /// Area of the screen without the rows of the text and of the prompt.
    public init(of screen: ScreenSize, _ grid: PixelGrid) {
        width = screen.columns * grid.across
        height = ScreenLayout.room(on: screen, textRows: 1) * grid.down
        pixelAspect = screen.cellAspect * Double(grid.across) / Double(grid.down)
    }
}
