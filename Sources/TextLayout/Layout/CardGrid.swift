/// Number of card columns in a screenful, and size limits of the pictures.
struct CardGrid: Equatable {
    /// Gap between cards, in columns.
    static let gap = 2
    private static let narrowest = 8
    /// Minimum card width in columns by default, at which photos are recognizable.
    private static func usual(_ density: CardDensity) -> Int {
        switch density {
        case .comfortable: 23
        case .compact: 16
        }
    }
    /// The minimum number of cards in a row is the screen width divided by this, unless the user has set the number.
    private static let widest = 50

    let count: Int
    let width: Int
    /// Maximum picture height, in rows, at which the intended number of cards fits into each column.
    let tallest: Int
    /// Maximum picture height in rows of a single card.
    let limit: Int

    /// Grid for `cards` cards with captions of up to `caption` rows, in `room` rows of a screen.
    ///
    /// Chooses the picture height so that a landscape photo of 3:2 about fills the card width. Taller pictures are
    /// scaled down to this height, so that every card fits on the screen.
    init(cards: Int, caption: Int, on screen: ScreenSize, room: Int, style: CardStyle) {
        // Limited, so that small changes of text do not change the grid, for which pictures have been prefetched.
        let room = max(3, min(room, screen.rows - 5))
        func width(_ count: Int) -> Int { (screen.columns - Self.gap * (count - 1)) / count }
        /// Cards per column.
        func depth(_ count: Int) -> Int {
            let landscape = Double(width(count)) / (1.5 * screen.cellAspect)
            return max(1, Int(exactly: (Double(room + 1) / (landscape + Double(caption + 1))).rounded()) ?? 1)
        }
        func most(_ width: Int) -> Int { max(1, (screen.columns + Self.gap) / (width + Self.gap)) }
        var count = most(Self.usual(style.density))
        if let wanted = style.columns {
            count = max(1, min(wanted, most(Self.narrowest)))
        } else if style.density == .comfortable {
            let least = max(1, screen.columns / Self.widest)
            while count > least, (count - 1) * depth(count - 1) >= cards { count -= 1 }
        }
        var below = depth(count)
        if style.density == .comfortable { below = max(1, min(below, (cards + count - 1) / count)) }
        self.count = count
        self.width = width(count)
        limit = max(1, screen.rows - 4 - caption)
        tallest = max(1, min(limit, (room + 1) / below - caption - 1))
    }
}
