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

    /// Columns between two cards.
    static let gap = 2
    /// A card narrower than this shows nothing.
    static let narrowest = 8

    /// How many columns of cards a terminal this wide has: by itself, or as many of the `wanted` ones as leave
    /// each card 8 columns.
    public static func columnCount(for columns: Int, wanted: Int? = nil) -> Int {
        if let wanted { return max(1, min(wanted, (columns + gap) / (narrowest + gap))) }
        return switch columns {
        case ..<60: 1
        case ..<120: 2
        default: 3 + (columns - 120) / 40
        }
    }

    /// Places cards from the first on until one does not fit into `room` rows; the first is always placed.
    /// `columns` is how many columns of cards somebody wants; nil goes by the width of the screen.
    public init(_ cards: [Card], on screen: ScreenSize, room: Int, columns: Int? = nil) {
        let count = Self.columnCount(for: screen.columns, wanted: columns)
        let width = (screen.columns - Self.gap * (count - 1)) / count
        var heights = [Int](repeating: 0, count: count)
        for card in cards {
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let tallest = max(1, min(screen.rows - 4, room) - card.caption.count)
            let box = CellBox(card.picture, maxColumns: width, maxRows: tallest, aspect: screen.cellAspect)
            let gapAbove = heights[column] == 0 ? 0 : 1
            let bottom = heights[column] + gapAbove + box.rows + card.caption.count
            if bottom > room, !places.isEmpty { break }
            places.append(
                Place(
                    row: heights[column] + gapAbove, column: column * (width + Self.gap), width: width,
                    box: box))
            heights[column] = bottom
        }
        height = heights.max() ?? 0
    }
}
