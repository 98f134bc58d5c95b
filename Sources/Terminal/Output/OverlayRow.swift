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
