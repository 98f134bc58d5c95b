public import Viper

/// How pictures get onto the terminal, and why.
public struct Graphics: Equatable, Sendable {
    /// Where the size of a cell is known from.
    public enum CellSource: Equatable, Sendable {
        /// The window's size in pixels (`TIOCGWINSZ`).
        case window
        /// Nowhere; the usual size.
        case guess
    }

    /// The way.
    public let method: GraphicsProtocol
    /// Why this one.
    public let reason: GraphicsReason
    /// The terminal is on another machine: no memory or file is shared with it.
    public let isRemote: Bool
    /// Between us and the terminal is tmux.
    public let isInTmux: Bool
    /// Pixels of a cell.
    public let cell: CellSize
    /// Where that is known from.
    public let cellSource: CellSource
}
