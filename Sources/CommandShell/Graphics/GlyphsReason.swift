public enum GlyphsReason: Equatable, Sendable {
    case chosen
    case withoutUTF8
    /// Chosen because the fonts of the Linux console have few other characters.
    case console
    /// The named terminal draws the characters without a font, so that they fill their cells.
    case drawn(by: String)
    /// Chosen because most fonts have these characters.
    case usual
}
