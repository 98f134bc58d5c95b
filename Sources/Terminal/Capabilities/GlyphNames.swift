public import TextLayout

/// Words that replace glyphs for screen readers, in the current language.
public struct GlyphNames: Equatable, Sendable {
    private let make: @Sendable () -> [Glyph: String]

    /// `make` is called for each use, as the language may change.
    public init(_ make: @escaping @Sendable () -> [Glyph: String]) { self.make = make }

    var words: [Glyph: String] { make() }

    public static func == (one: GlyphNames, other: GlyphNames) -> Bool { one.words == other.words }
}
