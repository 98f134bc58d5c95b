/// Semantic style of text; the terminal's palette defines colors and attributes.
public enum TextStyle: String, CaseIterable, Sendable {
    case plain
    case heading
    case title
    case author
    case heart
    /// Number, command or key that can be typed, or a marker.
    case number
    case quiet
    /// Text at the cursor of the grid.
    case cursor
    /// Number of a marked photo.
    case marked
    case warning
    case error
    case link
    /// Initial in place of a picture, as a colored cell.
    case initial
    /// Success that only the color expresses.
    case success
}
