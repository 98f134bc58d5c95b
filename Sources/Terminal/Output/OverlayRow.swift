/// Text or picture to paint into the last output.
public struct OverlayRow: Equatable, Sendable {
    /// Distance in rows from the row below the output: 1 denotes the output's last row.
    public let rowsUp: Int
    public let column: Int
    public var rows = 1
    /// Text that starts and ends with default attributes, or a control string that paints a picture.
    public let text: String
}
