/// Masonry layout in reading order: each card goes into the column after that of the previous card. Skips columns that
/// are full, or longer than the shortest column by more than a third of a picture.
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
    public private(set) var height = 0

    /// Places cards, at least one, until one fits in no column of `room` rows. Never crops or distorts pictures.
    public init(_ cards: [Card], on screen: ScreenSize, room: Int, style: CardStyle = CardStyle()) {
        func grid(captionsIn width: Int) -> CardGrid {
            let rows = cards.map { $0.lines(in: width).count }.max() ?? 0
            return CardGrid(cards: cards.count, caption: rows, on: screen, room: room, style: style)
        }
        // The second call counts the lines of remarks at the card width found by the first call.
        let grid = grid(captionsIn: grid(captionsIn: .max).width)
        var heights = [Int](repeating: 0, count: grid.count)
        let boxes = cards.map { card in
            CellBox(card.picture, maxColumns: grid.width, maxRows: grid.tallest, aspect: screen.cellAspect)
        }
        let third = (boxes.map(\.rows).max() ?? 0) / 3
        var next = 0
        for (card, box) in zip(cards, boxes) {
            let rows = box.rows + card.lines(in: grid.width).count
            func row(in column: Int) -> Int { heights[column] == 0 ? 0 : heights[column] + 1 }
            let lowest = (heights.min() ?? 0) + third
            let column = (next..<next + grid.count).lazy.map { $0 % grid.count }.first { column in
                heights[column] <= lowest && row(in: column) + rows <= room
            }
            guard let column = column ?? (places.isEmpty ? 0 : nil) else { break }
            places.append(
                Place(
                    row: row(in: column), column: column * (grid.width + CardGrid.gap), width: grid.width,
                    box: box))
            heights[column] = row(in: column) + rows
            next = column + 1
        }
        height = heights.max() ?? 0
    }
}
