public enum CardDensity: String, CaseIterable, Sendable {
    /// Enlarges cards if there are few of them; pictures use the height of the screen.
    case comfortable
    /// Keeps cards at the minimum useful size.
    case compact
}

public struct CardStyle: Equatable, Sendable {
    /// Number of columns; `nil` to derive it from the screen width.
    public let columns: Int?
    public let density: CardDensity

    public init(columns: Int? = nil, density: CardDensity = .comfortable) {
        self.columns = columns
        self.density = density
    }
}
