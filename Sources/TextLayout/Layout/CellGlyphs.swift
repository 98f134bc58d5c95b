/// Characters of which pictures in cells are made. Each set includes the shapes of the previous set.
public enum CellGlyphs: String, CaseIterable, Sendable {
    /// Colored spaces, for terminals without UTF-8.
    case spaces
    /// Half blocks (U+2580, U+2584, U+258C, U+2590).
    case halves
    /// Block elements (U+2580 to U+259F without the shades): eighths and quadrants, which most fonts have.
    case blocks
    /// Two by three parts (U+1FB00 to U+1FB3B).
    case sextants
    /// Two by four parts (U+1CD00 to U+1CDE5).
    case octants

    /// Resolution for zooming: at its original size, a picture has one pixel per half block or space.
    public var grid: PixelGrid { PixelGrid(across: 1, down: self == .spaces ? 1 : 2) }

    /// Resolution of the pixels to which shapes are fitted. Doubling it would gain less than 0.1 dB.
    public var samples: PixelGrid { self == .spaces ? grid : PixelGrid(across: 4, down: 8) }
}
