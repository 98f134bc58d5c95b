public import TextLayout

/// Terminal output, coordinated with the line editor, which also moves the cursor.
public protocol TerminalSurface: Sendable {
    /// Prints output that starts and ends in column 0. A line being typed is moved below the output.
    /// Text of `rows` rows leaves the output above in place, so that pictures can still be painted into it; `nil`
    /// replaces it as the last output.
    func print(_ text: String, below rows: Int?)
    /// Whether output may be printed in pieces that end in any column but the last; false while a line is being typed.
    var acceptsPartialOutput: Bool { get }
    /// Whether the output is a pipe, into which cells are printed row by row, without cursor movement.
    var isPipe: Bool { get }
    /// Paints into the last output and restores the cursor. Skips rows that have left the screen, and all rows after a
    /// resize. Sends `transmission` first; it is abandoned when other output is printed.
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?)
    /// Replaces the cursor's row; empty text clears the row. `false`, without effect, if not possible in this state.
    func transient(_ text: String) -> Bool
    /// Sends a sequence without visible output; ignored while a line is being typed.
    func request(_ sequence: String)
}

extension TerminalSurface {
    public var isPipe: Bool { false }

    public func print(_ text: String) { self.print(text, below: nil) }
}
