/// Masonry layout in reading order: cards go into the columns in turn. Skips columns that are full, or longer than the
/// shortest column by more than a third of a picture.
public struct MasonryLayout: Equatable, Sendable {
    public struct Place: Equatable, Sendable {
        /// Row of the picture, relative to the layout.
        public let row: Int
        public let column: Int
        /// Caption width in columns.
        public let width: Int
        public fileprivate(set) var box: CellBox
        public fileprivate(set) var caption: [Line]

        var bottom: Int { row + box.rows + caption.count }
    }

    /// Positions of the cards that fit, in card order.
    public private(set) var places: [Place] = []
    public private(set) var height = 0
    /// Number of cards for which columns were skipped.
    private var skips = 0

    /// Places cards, at least one, until one fits in no column of `room` rows. Never crops or distorts pictures.
    ///
    /// Pictures fill the width of their column up to the height at which as many cards still fit or, with a configured
    /// number of columns, up to the height of the screen.
    public init(_ cards: [Card], on screen: ScreenSize, room: Int, style: CardStyle = CardStyle()) {
        func grid(captionsIn width: Int) -> CardGrid {
            let rows = cards.map { $0.lines(in: width, style.captions).count }.max() ?? 0
            return CardGrid(cards: cards.count, caption: rows, on: screen, room: room, style: style)
        }
        // The second call counts the lines of remarks at the card width found by the first call.
        let grid = grid(captionsIn: grid(captionsIn: .max).width)
        let usual = style.columns == nil ? grid.tallest : grid.limit
        func placed(_ tallest: Int, in room: Int, longTitlesTo limit: Int) -> MasonryLayout {
            MasonryLayout(
                cards, in: grid, on: screen, room: room, tallest: tallest, captions: style.captions,
                longTitlesTo: limit)
        }
        self = placed(usual, in: room, longTitlesTo: 0)
        // Limited as in `CardGrid`, since pictures have been prefetched for that grid.
        let limited = min(room, max(3, screen.rows - 5))
        func keepsCards(_ other: MasonryLayout) -> Bool {
            other.places.count >= places.count && other.height <= max(limited, height)
        }
        // A second row for a title must not cost a card.
        let titled = placed(usual, in: limited, longTitlesTo: usual)
        let isTitled = keepsCards(titled) && titled.skips <= skips
        if isTitled { self = titled }
        guard style.columns == nil, style.density == .comfortable else { return }
        for tallest in usual..<grid.limit {
            let taller = placed(tallest + 1, in: limited, longTitlesTo: isTitled ? usual : 0)
            guard keepsCards(taller) else { break }
            if taller.skips <= skips { self = taller }
        }
        fillColumns(with: cards, in: grid, on: screen, room: limited, captions: style.captions)
    }

    /// `limit` is the height in rows below which a picture leaves room for a second row of the title.
    private init(
        _ cards: [Card], in grid: CardGrid, on screen: ScreenSize, room: Int, tallest: Int,
        captions: CaptionStyle, longTitlesTo limit: Int
    ) {
        var heights = [Int](repeating: 0, count: grid.count)
        let boxes = cards.map { card in
            CellBox(card.picture, maxColumns: grid.width, maxRows: tallest, aspect: screen.cellAspect)
        }
        let third = (boxes.map(\.rows).max() ?? 0) / 3
        var next = 0
        for (card, box) in zip(cards, boxes) {
            let caption = card.lines(in: grid.width, captions, hasRoom: box.rows < limit)
            let rows = box.rows + caption.count
            func row(in column: Int) -> Int { heights[column] == 0 ? 0 : heights[column] + 1 }
            let lowest = (heights.min() ?? 0) + third
            let column = (next..<next + grid.count).lazy.map { $0 % grid.count }.first { column in
                heights[column] <= lowest && row(in: column) + rows <= room
            }
            guard let column = column ?? (places.isEmpty ? 0 : nil) else { break }
            places.append(
                Place(
                    row: row(in: column), column: column * (grid.width + CardGrid.gap), width: grid.width,
                    box: box, caption: caption))
            heights[column] = row(in: column) + rows
            if column != next % grid.count { skips += 1 }
            next = column + 1
        }
        height = heights.max() ?? 0
    }

    /// Enlarges the last picture of each column, and its title, into the rows that are left below it.
    private mutating func fillColumns(
        with cards: [Card], in grid: CardGrid, on screen: ScreenSize, room: Int, captions: CaptionStyle
    ) {
        let last = Dictionary(places.indices.map { (places[$0].column, $0) }) { max($0, $1) }
        for index in last.values {
            let card = cards[index]
            var place = places[index]
            place.caption = card.lines(in: place.width, captions, hasRoom: true)
            if place.bottom > room { place.caption = places[index].caption }
            let rows = min(grid.limit, room - place.row - place.caption.count)
            let box = CellBox(
                card.picture, maxColumns: place.width, maxRows: rows, aspect: screen.cellAspect)
            if box.rows > place.box.rows { place.box = box }
            places[index] = place
        }
        height = places.map(\.bottom).max() ?? 0
    }
}
