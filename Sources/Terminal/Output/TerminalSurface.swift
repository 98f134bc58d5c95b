public import TextLayout

/// The terminal as output is put on it; whoever holds the cursor keeps it consistent.
public protocol TerminalSurface: Sendable {
    /// Prints output. It begins in column 0 and must end there, on a row of its own. A half-typed line is
    /// moved below it.
    func print(_ text: String)
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
