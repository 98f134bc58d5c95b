/// Positions of cards in reading order: in rows or, with a configured number of columns, in a waterfall.
public struct CardLayout: Equatable, Sendable {
    public struct Place: Equatable, Sendable {
        /// Row of the picture, relative to the layout.
        public let row: Int
        public let column: Int
        /// Caption width in columns.
        public let width: Int
        public let box: CellBox
        /// Lines directly below the picture.
        public let caption: [Line]

        var bottom: Int { row + box.rows + caption.count }
    }

    /// Positions of the cards that fit, at least of the first card, in card order.
    public let places: [Place]
    public let height: Int

    /// Never crops or distorts pictures.
    public init(
        _ cards: [Card], on screen: ScreenSize, room: Int, style: CardStyle = CardStyle(),
        extent: CardExtent = .whole
    ) {
        if let columns = style.columns {
            places =
                CardWaterfall(cards, columns: columns, on: screen, room: room, captions: style.captions)
                .places
        } else {
            places = CardRows(cards, on: screen, room: room, style: style, extent: extent).places
        }
        height = places.map(\.bottom).max() ?? 0
    }
}

/// The part of a list that cards show.
public enum CardExtent: Sendable {
    /// The end of the list, or all of it. Few cards are enlarged, unless the density is compact.
    case whole
    /// A part that others follow. A row of cards that is not full is left for the next screenful.
    case part
    /// A list of choices, whose cards are never enlarged.
    case choices
}
