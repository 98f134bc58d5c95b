public import CommandShell
public import TextLayout

/// Terminal output, kept consistent with the prompt by the owner of the cursor.
public protocol TerminalSurface: Sendable {
    /// Prints output that starts and ends in column 0. Moves a partially typed line below it.
    func print(_ text: String)
    /// Whether output may be printed in pieces that end in any column except the last one: no line is being typed.
    var takesPieces: Bool { get }
    /// Paints into the last output and restores the cursor. Skips rows that have left the screen, and all rows after a
    /// resize. Sends `transmission` first; it is abandoned when other output is printed.
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?)
    /// Replaces the cursor's row; empty text clears it. `false` without effect while a line is being typed.
    func transient(_ text: String) -> Bool
    /// Sends a sequence without visible output; ignored while a line is being typed.
    func request(_ sequence: String)
}

/// Terminal whose alternate screen and keys can be used while no line is read.
public protocol AlternateScreen: TerminalSurface {
    /// Clears the alternate screen, hides the cursor and prints `text`, which must leave the cursor in the first column
    /// of the last row. Later overlays are positioned by the rows of the whole screen.
    func fill(_ text: String)
    func giveBack()
    /// Reads any key. The time limit starts when `start` returns.
    func key(within limit: Duration?, from start: @escaping @Sendable () async -> Void) async
        -> FullScreenEvent
}

/// Text or picture to paint into the last output.
public struct OverlayRow: Equatable, Sendable {
    /// Rows above the row below the output: 1 is its last row.
    public let rowsUp: Int
    public let column: Int
    /// Height in rows, downward.
    public let rows: Int
    /// Text with attributes that starts and ends with default attributes, or a control string that paints.
    public let text: String

    public init(rowsUp: Int, column: Int, rows: Int = 1, text: String) {
        self.rowsUp = rowsUp
        self.column = column
        self.rows = rows
        self.text = text
    }
}
