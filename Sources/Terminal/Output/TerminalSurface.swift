public import CommandShell
public import TextLayout

/// The terminal as output is put on it; the owner of the cursor keeps it consistent.
public protocol TerminalSurface: Sendable {
    /// Prints output. It begins in column 0 and must end there, on a row of its own. A half-typed line is
    /// moved below it.
    func print(_ text: String)
    /// No line is being typed: output may be printed in pieces that end anywhere, but for the last one.
    var takesPieces: Bool { get }
    /// Paints into the last output without moving the cursor permanently. Rows that have left the screen are
    /// skipped, all of them after a resize. What is to be in the terminal's memory is sent before; it is given up
    /// when other output comes first.
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?)
    /// Replaces the row the cursor is in; an empty text clears it. False, with nothing shown, while a line is
    /// being typed there.
    func transient(_ text: String) -> Bool
    /// Sends what neither prints nor moves anything; nothing while a line is being typed.
    func request(_ sequence: String)
}

/// A terminal that can be had as a whole for a while, and whose keys can be waited for. Only while no line is read.
public protocol AlternateScreen: TerminalSurface {
    /// Puts `text` on a screen of its own, empty and without a cursor; it must leave the cursor in the first column
    /// of the last row. What is painted later finds its place by the rows of the whole screen.
    func fill(_ text: String)
    /// Gives the screen back as it was when it was first filled.
    func giveBack()
    /// Takes one key, whatever it is, off the keyboard. With a limit the time begins when `start` returns.
    func key(within limit: Duration?, from start: @escaping @Sendable () async -> Void) async
        -> FullScreenEvent
}

/// A piece to be painted into what was printed last.
public struct OverlayRow: Equatable, Sendable {
    /// Rows above the row under the output's last one: 1 is the last row of the output.
    public let rowsUp: Int
    /// 0-based.
    public let column: Int
    /// Rows it covers, from there down.
    public let rows: Int
    /// Characters and attributes, begun and ended with plain attributes, or a control string that paints.
    public let text: String

    public init(rowsUp: Int, column: Int, rows: Int = 1, text: String) {
        (self.rowsUp, self.column, self.rows, self.text) = (rowsUp, column, rows, text)
    }
}
