public enum CardDensity: String, CaseIterable, Sendable {
    /// Enlarges cards if there are few of them; pictures use the height of the screen.
    case comfortable
    /// Keeps cards at the minimum useful size.
    case compact
}

public enum CaptionStyle: String, CaseIterable, Sendable {
    /// One row for the title.
    case short
    /// Adds a second row for a long title where this does not reduce the number of cards.
    case full
    /// Like `full`, with an additional row for size and license.
    case facts
}

public struct CardStyle: Equatable, Sendable {
    /// Number of columns; `nil` to derive it from screen and cards.
    public let columns: Int?
    public let density: CardDensity
    public let captions: CaptionStyle

    public init(
        columns: Int? = nil, density: CardDensity = .comfortable, captions: CaptionStyle = .full
    ) {
        self.captions = captions
        self.columns = columns
        self.density = density
    }
}
