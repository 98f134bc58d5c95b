public enum GlyphsReason: Equatable, Sendable {
    case chosen
    /// The locale's encoding is not UTF-8.
    case withoutUTF8
    /// The fonts of the Linux console have few other characters.
    case console
    /// The named terminal draws the characters without a font, so that they fill their cells.
    case drawn(by: String)
    /// Most fonts have these characters.
    case usual
}
