/// Features of a photo for learning taste.
public struct PhotoTraits: Hashable, Sendable, Codable {
    /// Lower-case words in the singular, with weights: 1 for a tag, less for a topic or text, more for several fields.
    public var terms: [String: Double]
    /// `service/name`, with the author's display name, or the handle if there is no name.
    public var author: String?
    public var orientation: Orientation?
    public var color: RGB?

    /// Aspect ratios from 1/1.05 to 1.05 count as square.
    public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
        case landscape, portrait, square

        public init(_ size: PixelSize) {
            let ratio = Double(size.width) / Double(size.height)
            self = ratio > 1.05 ? .landscape : ratio < 1 / 1.05 ? .portrait : .square
        }
    }

    public init(
        terms: [String: Double] = [:], author: String? = nil, orientation: Orientation? = nil,
        color: RGB? = nil
    ) {
        self.terms = terms
        self.author = author
        self.orientation = orientation
        self.color = color
    }

    public var isEmpty: Bool { terms.isEmpty && author == nil && orientation == nil && color == nil }
}

/// Feature of photos that the user may like or dislike.
public enum Trait: Hashable, Sendable {
    /// Word as in `PhotoTraits.terms`, or its spelling in a photo.
    case term(String)
    /// In the format of `PhotoTraits.author`.
    case author(String)
    case orientation(PhotoTraits.Orientation)
    case color(String)
}
