/// Masonry layout: each card goes into the shortest column.
public struct MasonryLayout: Equatable, Sendable {
    public struct Place: Equatable, Sendable {
        /// Row of the picture, relative to the layout.
        public let row: Int
        public let column: Int
        /// Caption width in columns.
        public let width: Int
        public let box: CellBox
    }

    /// Positions of the cards that fit, in card order.
    public private(set) var places: [Place] = []
    /// Height of the tallest column, in rows.
    public private(set) var height = 0

    /// Places cards until one exceeds `room` rows, the first always. Pictures are not cropped or distorted.
    public init(_ cards: [Card], on screen: ScreenSize, room: Int, style: CardStyle = CardStyle()) {
        func grid(captionsIn width: Int) -> CardGrid {
            let rows = cards.map { $0.lines(in: width).count }.max() ?? 0
            return CardGrid(cards: cards.count, caption: rows, on: screen, room: room, style: style)
        }
        // Remarks may need lines of their own in cards of that width.
        let grid = grid(captionsIn: grid(captionsIn: .max).width)
        var heights = [Int](repeating: 0, count: grid.count)
        for card in cards {
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let box = CellBox(
                card.picture, maxColumns: grid.width, maxRows: grid.tallest, aspect: screen.cellAspect)
            let gapAbove = heights[column] == 0 ? 0 : 1
            let bottom = heights[column] + gapAbove + box.rows + card.lines(in: grid.width).count
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
