public enum FullScreenKey: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case enter, escape, backspace, delete, tab
    /// Press of the left mouse button; zero-based position.
    case click(row: Int, column: Int)
    case wheelUp, wheelDown
    /// Other key, or several keys at once, such as pasted text.
    case other

    public static let space = FullScreenKey.character(" ")
}
