public import TextLayout

/// What is said in place of signs, in the language of the moment.
public struct GlyphNames: Equatable, Sendable {
    private let make: @Sendable () -> [Glyph: String]

    /// `make` is asked whenever something is said.
    public init(_ make: @escaping @Sendable () -> [Glyph: String]) { self.make = make }

    /// As they are now.
    var words: [Glyph: String] { make() }

    /// Those that say the same now.
    public static func == (one: GlyphNames, other: GlyphNames) -> Bool { one.words == other.words }
}
