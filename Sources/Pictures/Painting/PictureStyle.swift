public import GalleryCore
public import TextLayout

/// How pictures get onto the terminal at hand.
public struct PictureStyle: Hashable, Sendable {
    /// The way pixels take.
    public enum Method: Hashable, Sendable {
        case cells
        /// kitty's graphics protocol.
        case kitty(KittyPath)
        /// iTerm2's inline images.
        case iterm2
        /// Sixel images of that many colors; `largest` is the largest image the terminal takes, nil for any.
        case sixel(colors: Int, largest: PixelSize?)
    }

    /// The way pixels take.
    public var method: Method
    /// Colors of the terminal, for cells and placeholders; nil where there are to be none.
    public var depth: CellColorDepth?
    /// Characters of the terminal, for cells and placeholders.
    public var glyphs: CellGlyphs
    /// Pixels of a cell.
    public var cell: CellSize
    /// Cells of the screen.
    public var screenCells: Int
    /// What shows where a picture is transparent or leaves its box free.
    public var background: RGB
    /// Between us and the terminal is tmux, which passes on only what is wrapped for it.
    public var isWrapped: Bool

    /// A style; the rest is what is right for most.
    public init(
        _ method: Method, depth: CellColorDepth?, glyphs: CellGlyphs, cell: CellSize = .usual,
        screenCells: Int = 1920,
        background: RGB = RGB(red: 0, green: 0, blue: 0), isWrapped: Bool = false
    ) {
        (self.method, self.depth, self.glyphs, self.cell) = (method, depth, glyphs, cell)
        self.screenCells = max(1, screenCells)
        (self.background, self.isWrapped) = (background, isWrapped)
    }

    /// The style for a box: where its own cannot fill it, cells do.
    func fitting(columns: Int, rows: Int) -> PictureStyle {
        guard method == .kitty(.placeholders), max(columns, rows) > KittyPlaceholder.most else { return self }
        var style = self
        style.method = .cells
        return style
    }

    /// Draws what stands in for a picture: cells in every style, as they need no freeing. Blanks without colors.
    func cells(_ pixels: PixelBuffer, caption: String? = nil) -> TerminalImage {
        guard let depth else {
            let rows = (pixels.height + glyphs.pixelRows - 1) / glyphs.pixelRows
            return TerminalImage(
                rows: Array(repeating: String(repeating: " ", count: pixels.width), count: rows))
        }
        return CellEncoder(depth: depth, glyphs: glyphs).draw(pixels, caption: caption)
    }

    /// The pixels of a cell as pictures are drawn.
    var grid: PixelGrid {
        switch method {
        case .cells: PixelGrid(across: 1, down: glyphs.pixelRows)
        case .kitty, .iterm2, .sixel: PixelGrid(across: cell.width, down: cell.height)
        }
    }

    /// What takes pictures off the screen. Those that stand in the text do so by themselves.
    var eraser: String {
        switch method {
        case .kitty(.memory), .kitty(.stream): KittyCommand.clear
        case .kitty(.placeholders), .cells, .iterm2, .sixel: ""
        }
    }

    /// What makes kitty look again at what it has on a screen.
    var refresher: String { eraser.isEmpty ? "" : KittyCommand.refresh }

    /// The pixels that fill a box of cells; no more than the worker makes.
    func pixels(columns: Int, rows: Int) -> (width: Int, height: Int) {
        (min(max(1, columns) * grid.across, 8000), min(max(1, rows) * grid.down, 8000))
    }

    /// The encoding in which a picture of that box is wanted.
    func encoding(columns: Int, rows: Int) -> ImageEncoding {
        switch method {
        case .cells, .kitty(.memory): .pixels
        case .kitty(.stream), .kitty(.placeholders):
            .smallPNG(limit: KittyTransfer.limit(columns * rows, of: screenCells))
        case .iterm2: .jpeg
        case .sixel(let colors, let largest):
            .sixel(
                colors: colors, limit: isWrapped ? TmuxPassthrough.limit : 0,
                tile: largest.flatMap { SixelImage.tile(within: $0, cell: cell) })
        }
    }
}
