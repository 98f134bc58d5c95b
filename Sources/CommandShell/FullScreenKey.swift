public enum FullScreenKey: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case enter, escape, backspace, tab
    /// Other key, or several keys at once, such as pasted text.
    case other

    public static let space = FullScreenKey.character(" ")
}
