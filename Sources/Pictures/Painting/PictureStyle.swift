public import GalleryCore
public import TextLayout

public struct PictureStyle: Hashable, Sendable {
    public enum Method: Hashable, Sendable {
        case cells
        case kitty(KittyPath)
        case iterm2
        /// `largest` is the maximum image size of the terminal; `nil` if unlimited.
        case sixel(colors: Int, largest: PixelSize?)
    }

    public var method: Method
    public var depth: CellColorDepth?
    public var glyphs: CellGlyphs
    public var cell: CellSize
    public var screenCells: Int
    /// Background of transparent pixels and around pictures.
    public var background: RGB
    public var isWrapped: Bool

    public init(
        _ method: Method, depth: CellColorDepth?, glyphs: CellGlyphs, cell: CellSize = .usual,
        screenCells: Int = 1920,
        background: RGB = RGB(red: 0, green: 0, blue: 0), isWrapped: Bool = false
    ) {
        self.method = method
        self.depth = depth
        self.glyphs = glyphs
        self.cell = cell
        self.screenCells = max(1, screenCells)
        self.background = background
        self.isWrapped = isWrapped
    }

    /// This style, or one with cells if the protocol does not support boxes of this size.
    func fitting(columns: Int, rows: Int) -> PictureStyle {
        guard method == .kitty(.placeholders), max(columns, rows) > KittyPlaceholder.most else { return self }
        var style = self
        style.method = .cells
        return style
    }

    /// Draws pixels in cells; blanks if the terminal has no colors.
    func cells(_ pixels: PixelBuffer, caption: String? = nil) -> TerminalImage {
        guard let depth else {
            let columns = pixels.width / samples.across, rows = pixels.height / samples.down
            return TerminalImage(
                rows: Array(repeating: String(repeating: " ", count: columns), count: rows))
        }
        return CellEncoder(depth: depth, glyphs: glyphs).draw(pixels, caption: caption)
    }

    /// Pixels per cell for zooming.
    var grid: PixelGrid { method == .cells ? glyphs.grid : PixelGrid(across: cell.width, down: cell.height) }

    /// Pixels per cell for decoding.
    var samples: PixelGrid { method == .cells ? glyphs.samples : grid }

    /// Sequence that removes pictures from the screen; empty if erasing the text removes them.
    var eraser: String {
        switch method {
        case .kitty(.memory), .kitty(.stream): KittyCommand.clear
        case .kitty(.placeholders), .cells, .iterm2, .sixel: ""
        }
    }

    /// Sequence that makes kitty redraw the images on the screen.
    var refresher: String { eraser.isEmpty ? "" : KittyCommand.refresh }

    /// Pixel size of a box; at most 8,000 a side, as the worker makes at most 64 megapixels.
    func pixels(columns: Int, rows: Int) -> (width: Int, height: Int) {
        (min(max(1, columns) * samples.across, 8000), min(max(1, rows) * samples.down, 8000))
    }

    func encoding(columns: Int, rows: Int) -> ImageEncoding {
        switch method {
        case .cells: .samples
        case .kitty(.memory): .pixels
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

/// Size limits for pictures sent as escape sequences.
private enum KittyTransfer {
    /// Maximum bytes for a full screen, including base64 and escape sequences.
    private static let screenful = 2_500_000

    /// Maximum bytes of a file drawn on `cells` cells. The 74 percent allow for base64 and for 16 bytes a chunk.
    static func limit(_ cells: Int, of screenCells: Int) -> Int {
        max(2_000, screenful * 74 / 100 * max(1, cells) / max(1, screenCells, cells))
    }
}
