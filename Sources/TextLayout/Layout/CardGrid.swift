/// How many columns the cards of a screenful stand in, and how large their pictures may be.
struct CardGrid: Equatable {
    /// Columns between two cards.
    static let gap = 2
    /// A card narrower than this shows nothing.
    private static let narrowest = 8
    /// Photos this wide, in columns of the terminal, can be told apart.
    private static func usual(_ density: CardDensity) -> Int {
        switch density {
        case .comfortable: 23
        case .compact: 16
        }
    }
    /// Wider than this, in columns of the terminal, cards are made only where somebody wants so.
    private static let widest = 50

    /// Columns of cards, at least 1.
    let count: Int
    /// Columns of the terminal that a card has.
    let width: Int
    /// The most rows of a picture.
    let tallest: Int

    /// The grid for so many cards with captions of so many rows, in `room` rows of a screen.
    ///
    /// The height is divided so that landscapes of 3 to 2 about fill the width of their cards: what is taller is made
    /// narrower, and as many cards as the grid has places find room for certain.
    init(cards: Int, caption: Int, on screen: ScreenSize, room: Int, style: CardStyle) {
        // A line of text less makes no other grid: the pictures got ready for the next screenful fit it.
        let room = max(3, min(room, screen.rows - 5))
        func width(_ count: Int) -> Int { (screen.columns - Self.gap * (count - 1)) / count }
        /// Cards below each other.
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
        tallest = max(1, min(screen.rows - 4 - caption, (room + 1) / below - caption - 1))
    }
}
