/// Text or picture to paint into the last output.
public struct OverlayRow: Equatable, Sendable {
    /// Distance in rows from the row below the output: 1 denotes the output's last row.
    public let rowsUp: Int
    public let column: Int
    public let rows: Int
    /// Text that starts and ends with default attributes, or a control string that paints a picture.
    public let text: String

    public init(rowsUp: Int, column: Int, rows: Int = 1, text: String) {
        self.rowsUp = rowsUp
        self.column = column
        self.rows = rows
        self.text = text
    }
}
