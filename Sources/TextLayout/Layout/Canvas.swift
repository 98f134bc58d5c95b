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
