public import TextLayout

/// Words that screen readers read instead of glyphs, in the current language.
public struct GlyphNames: Equatable, Sendable {
    private let make: @Sendable () -> [Glyph: String]

    /// `make` is called for each use, because the language may change.
    public init(_ make: @escaping @Sendable () -> [Glyph: String]) { self.make = make }

    var words: [Glyph: String] { make() }

    public static func == (one: GlyphNames, other: GlyphNames) -> Bool { one.words == other.words }
}
