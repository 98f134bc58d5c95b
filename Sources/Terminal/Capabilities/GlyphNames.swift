public import TextLayout

/// Words for screen readers in place of glyphs, in the current language.
public struct GlyphNames: Equatable, Sendable {
    private let make: @Sendable () -> [Glyph: String]

    /// Calls `make` for each use, as the language may change.
    public init(_ make: @escaping @Sendable () -> [Glyph: String]) { self.make = make }

    var words: [Glyph: String] { make() }

    public static func == (one: GlyphNames, other: GlyphNames) -> Bool { one.words == other.words }
}
