public enum CellGlyphs: Sendable {
    /// Upper and lower half blocks (U+2580, U+2584): two pixels per cell, one above the other.
    case halfBlocks
    /// Colored spaces, for terminals without UTF-8: one pixel per cell.
    case spaces

    /// Pixels per cell vertically; horizontally it is always one.
    public var pixelRows: Int {
        switch self {
        case .halfBlocks: 2
        case .spaces: 1
        }
    }
}
