public import TextLayout

/// How pictures get onto the terminal, and why.
public struct Graphics: Equatable, Sendable {
    /// Where the size of a cell is known from.
    public enum CellSource: Equatable, Sendable {
        /// The window's size in pixels (`TIOCGWINSZ`).
        case window
        /// The terminal's answer.
        case answer
        /// Nowhere; the usual size.
        case guess
    }

    public let method: GraphicsProtocol
    /// Why this one.
    public let reason: GraphicsReason
    /// What the terminal is called, by itself or by the environment; nil when unknown.
    public let terminal: String?
    /// The terminal is on another machine, as far as can be told: no memory or file is shared with it.
    public let isRemote: Bool
    /// Between us and the terminal is tmux.
    public let isInTmux: Bool
    /// tmux passes on what is wrapped for it; nil when that is not known.
    public let isHandedOn: Bool?
    /// tmux knows its terminal as one that has 24 bits of color, which no variable says.
    public let isTrueColorInTmux: Bool
    /// tmux shows sixel images itself.
    public let hasOwnSixel: Bool
    /// Pixels of a cell.
    public let cell: CellSize
    /// Where that is known from.
    public let cellSource: CellSource
    /// Colors a sixel image may have.
    public let sixelColors: Int
    /// The largest sixel image; nil for any.
    public let sixelSize: PixelGrid?
    /// The color behind the text as `0xRRGGBB`; white, as paper is, when it is not known.
    public let background: UInt32

    public init(
        method: GraphicsProtocol, reason: GraphicsReason, terminal: String?, isRemote: Bool, isInTmux: Bool,
        isHandedOn: Bool?, isTrueColorInTmux: Bool, hasOwnSixel: Bool, cell: CellSize, cellSource: CellSource,
        sixelColors: Int, sixelSize: PixelGrid?, background: UInt32
    ) {
        (self.method, self.reason, self.terminal) = (method, reason, terminal)
        (self.isRemote, self.isInTmux, self.isHandedOn) = (isRemote, isInTmux, isHandedOn)
        (self.isTrueColorInTmux, self.hasOwnSixel, self.cell) = (isTrueColorInTmux, hasOwnSixel, cell)
        (self.cellSource, self.sixelColors, self.sixelSize) = (cellSource, sixelColors, sixelSize)
        self.background = background
    }
}

/// The ways a terminal can show pictures, by the names a person types.
public enum GraphicsProtocol: String, CaseIterable, Sendable {
    /// kitty's graphics protocol.
    case kitty
    /// iTerm2's inline images.
    case iterm2
    case sixel
    case cells
    /// None: what is on a picture, in words.
    case words
}

/// Why pictures are shown the way they are.
public enum GraphicsReason: Equatable, Sendable {
    /// The person said so.
    case chosen
    /// The terminal has no colors, or none are wanted, or its cursor does not move.
    case plain
    /// The terminal runs inside this one, which knows nothing of pictures.
    case inside(String)
    /// The terminal runs inside this one, which hands them on to that one.
    case through(String, terminal: String)
    /// An environment variable names a terminal that we know.
    case variable(String, terminal: String)
    /// The terminal named itself.
    case name(String)
    /// The terminal was asked and said that it can.
    case answer
    /// The terminal was asked and spoke of nothing more.
    case noAnswer
    /// Nothing speaks for more.
    case unknown
}
