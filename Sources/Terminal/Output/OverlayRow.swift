/// A piece of one row to be painted into what was printed last.
public struct OverlayRow: Equatable, Sendable {
    /// Rows above the row under the output's last one: 1 is the last row of the output.
    public let rowsUp: Int
    /// 0-based.
    public let column: Int
    /// Characters and attributes, begun and ended with plain attributes.
    public let text: String

    /// Joins the three.
    public init(rowsUp: Int, column: Int, text: String) {
        self.rowsUp = rowsUp
        self.column = column
        self.text = text
    }
}
