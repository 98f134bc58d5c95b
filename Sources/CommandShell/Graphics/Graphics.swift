public import TextLayout

public struct Graphics: Equatable, Sendable {
    public enum CellSource: Equatable, Sendable {
        case window
        /// Reply of the terminal to a query.
        case answer
        case guess
    }

    public let method: GraphicsProtocol
    public let reason: GraphicsReason
    public let glyphs: CellGlyphs
    public let glyphsReason: GlyphsReason
    /// Number of colors; 0 without color.
    public let colors: Int
    public let colorsReason: GraphicsReason
    /// Terminal name from its reply or the environment; `nil` if unknown.
    public let terminal: String?
    /// Whether the terminal probably runs on another machine, so that memory and files are not shared.
    public let isRemote: Bool
    public let isInTmux: Bool
    /// Whether tmux passes on wrapped sequences (`allow-passthrough`); `nil` if unknown.
    public let hasPassthrough: Bool?
    /// Whether the terminal outside of tmux draws more than tmux passes on without passthrough.
    public let wantsPassthrough: Bool
    /// In tmux, whether tmux supports sixel images itself.
    public let hasOwnSixel: Bool
    public let cell: CellSize
    public let cellSource: CellSource
    public let sixelColors: Int
    /// Maximum size of a sixel image in pixels; `nil` if unknown.
    public let sixelSize: PixelGrid?
    /// Terminal background as `0xRRGGBB`; white if unknown.
    public let background: UInt32

    public init(
        method: GraphicsProtocol, reason: GraphicsReason, glyphs: CellGlyphs, glyphsReason: GlyphsReason,
        colors: Int, colorsReason: GraphicsReason, terminal: String?, isRemote: Bool, isInTmux: Bool,
        hasPassthrough: Bool?, wantsPassthrough: Bool = false,
        hasOwnSixel: Bool, cell: CellSize, cellSource: CellSource, sixelColors: Int, sixelSize: PixelGrid?,
        background: UInt32
    ) {
        self.method = method
        self.reason = reason
        self.glyphs = glyphs
        self.glyphsReason = glyphsReason
        self.colors = colors
        self.colorsReason = colorsReason
        self.terminal = terminal
        self.isRemote = isRemote
        self.isInTmux = isInTmux
        self.hasPassthrough = hasPassthrough
        self.wantsPassthrough = wantsPassthrough
        self.hasOwnSixel = hasOwnSixel
        self.cell = cell
        self.cellSource = cellSource
        self.sixelColors = sixelColors
        self.sixelSize = sixelSize
        self.background = background
    }
}
