/// How close together the cards of a list stand.
public enum CardDensity: String, CaseIterable, Sendable {
    /// Few cards are shown larger, and pictures use the height of the screen.
    case comfortable
    /// As small as photos can be told apart, however few they are.
    case compact
}

/// What somebody wants of the cards of a list.
public struct CardStyle: Equatable, Sendable {
    /// How many stand side by side; nil goes by the width of the screen.
    public let columns: Int?
    public let density: CardDensity

    public init(columns: Int? = nil, density: CardDensity = .comfortable) {
        (self.columns, self.density) = (columns, density)
    }
}

/// Places cards in columns: the next card always goes into the shortest column.
public struct MasonryLayout: Equatable, Sendable {
    /// Where one card stands.
    public struct Place: Equatable, Sendable {
        /// Row of the picture, from the top of the waterfall.
        public let row: Int
        public let column: Int
        /// Width of the caption.
        public let width: Int
        /// Size of the picture.
        public let box: CellBox
    }

    /// One a card that found room, in the order of the cards.
    public private(set) var places: [Place] = []
    /// Rows of the tallest column.
    public private(set) var height = 0

    /// Places cards from the first on until one does not fit into `room` rows; the first is always placed.
    /// Pictures are whole and in their proportions.
    public init(_ cards: [Card], on screen: ScreenSize, room: Int, style: CardStyle = CardStyle()) {
        let grid = CardGrid(
            cards: cards.count, caption: cards.map(\.caption.count).max() ?? 0, on: screen, room: room,
            style: style)
        var heights = [Int](repeating: 0, count: grid.count)
        for card in cards {
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let box = CellBox(
                card.picture, maxColumns: grid.width, maxRows: grid.tallest, aspect: screen.cellAspect)
            let gapAbove = heights[column] == 0 ? 0 : 1
            let bottom = heights[column] + gapAbove + box.rows + card.caption.count
            if bottom > room, !places.isEmpty { break }
            places.append(
                Place(
                    row: heights[column] + gapAbove, column: column * (grid.width + CardGrid.gap),
                    width: grid.width, box: box))
            heights[column] = bottom
        }
        height = heights.max() ?? 0
    }
}
