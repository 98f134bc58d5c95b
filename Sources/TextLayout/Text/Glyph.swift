/// A sign with a meaning. What a terminal or a person is given for it is decided in one place, the terminal's glyphs.
public enum Glyph: String, CaseIterable, Sendable {
    /// What stands behind it is a favorite.
    case heart = "♥"
    /// Between two things that are said of one.
    case between = "·"
    /// Something was cut off here, or goes on.
    case cut = "…"
    /// Between width and height.
    case times = "×"
    /// A character that is not shown.
    case dot = "•"
}

extension Span {
    /// Before a favorite.
    public static let heart = Span(Glyph.heart.rawValue + " ", .heart)

    /// Something less important behind what it belongs to.
    public static func aside(_ text: String) -> Span { Span(" \(Glyph.between.rawValue) \(text)", .quiet) }
}
