/// Semantic symbol; the terminal's glyph table determines what is printed.
public enum Glyph: String, CaseIterable, Sendable {
    case heart = "♥"
    case between = "·"
    case cut = "…"
    case times = "×"
    case dot = "•"
    /// Printed before the title of a marked photo.
    case mark = "✓"
    /// Mark before the number of the photo at the cursor.
    case cursor = "▸"
    /// Bar at both sides of the photo at the cursor.
    case bar = "█"
    /// Bars left and right of a marked photo.
    case left = "▐"
    case right = "▌"
    /// Logo of the program: a mountain.
    case sign = "▞▚"
}

extension Span {
    public static let heart = Span(Glyph.heart.rawValue + " ", .heart)

    public static let mark = Span(Glyph.mark.rawValue + " ", .number)

    /// Secondary text, with a separator.
    public static func aside(_ text: String) -> Span { Span(" \(Glyph.between.rawValue) \(text)", .quiet) }
}
