/// What of a photo may be liked: its words, author, form and color.
public struct PhotoTraits: Hashable, Sendable, Codable {
    /// Single lower-case words with how much they say: 1 for a tag, less for a word of title or description, more for
    /// one that stands in several of them.
    public var terms: [String: Double]
    /// `service/username`, or the name where there is none.
    public var author: String?
    public var orientation: Orientation?
    public var color: RGB?

    /// Form of a photo; within a twentieth of square counts as square.
    public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
        case landscape, portrait, square

        public init(_ size: PixelSize) {
            let ratio = Double(size.width) / Double(size.height)
            self = ratio > 1.05 ? .landscape : ratio < 1 / 1.05 ? .portrait : .square
        }
    }

    /// Everything is optional.
    public init(
        terms: [String: Double] = [:], author: String? = nil, orientation: Orientation? = nil,
        color: RGB? = nil
    ) {
        (self.terms, self.author, self.orientation, self.color) = (terms, author, orientation, color)
    }

    /// True when nothing is left to learn from.
    public var isEmpty: Bool { terms.isEmpty && author == nil && orientation == nil && color == nil }
}

/// One thing a person may like or not.
public enum Trait: Hashable, Sendable {
    /// A single lower-case word.
    case term(String)
    /// As in `PhotoTraits.author`.
    case author(String)
    case orientation(PhotoTraits.Orientation)
    /// A family of colors, by its English name.
    case color(String)
}
