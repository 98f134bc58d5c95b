/// What a cell of a picture is drawn with.
public enum CellGlyphs: Sendable {
    /// Upper and lower half blocks (U+2580, U+2584): two pixels a cell, one above the other.
    case halfBlocks
    /// Spaces on a background, for terminals without UTF-8: one pixel a cell.
    case spaces

    /// Pixels a cell has from top to bottom; across it is always one.
    public var pixelRows: Int {
        switch self {
        case .halfBlocks: 2
        case .spaces: 1
        }
    }
}
