/// Why pictures in cells are made of certain characters.
public enum GlyphsReason: Equatable, Sendable {
    /// Set by the user.
    case chosen
    /// The locale's encoding is not UTF-8.
    case withoutUTF8
    /// The fonts of the Linux console have little more.
    case console
    /// The named terminal draws the characters itself, so that they fill their cells.
    case drawn(by: String)
    /// Fonts have these characters.
    case usual
}
