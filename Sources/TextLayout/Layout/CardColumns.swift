struct CardColumns: Equatable {
    /// Gap between cards, in columns of the terminal.
    static let gap = 2

    let count: Int
    /// Width of a card in columns of the terminal.
    let width: Int

    init(_ count: Int, on screen: ScreenSize) {
        self.count = count
        width = (screen.columns - Self.gap * (count - 1)) / count
    }

    /// Maximum number of columns in which cards are at least `width` terminal columns wide; at least 1.
    static func most(_ width: Int, on screen: ScreenSize) -> Int {
        max(1, (screen.columns + gap) / (width + gap))
    }

    func offset(of column: Int) -> Int { column * (width + Self.gap) }

    func box(of card: Card, tallest: Int, on screen: ScreenSize) -> CellBox {
        CellBox(ofCard: card.picture, maxColumns: width, maxRows: tallest, aspect: screen.cellAspect)
    }

    func captionRows(of cards: [Card], _ style: CaptionStyle) -> Int {
        cards.map { $0.lines(in: width, style).count }.max() ?? 0
    }
}
