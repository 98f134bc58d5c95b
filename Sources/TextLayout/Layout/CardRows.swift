/// Rows of cards in reading order. The captions of a row begin at the same height, each directly below its picture.
///
/// In a higher window with as many rows of cards, no picture is smaller: while there are more cards than fit, the
/// columns depend on the width of the window only, and pictures grow with its height up to a limit.
struct CardRows {
    /// Approximate maximum width of an enlarged card, in terminal columns.
    private static let widest = 50

    /// Limits of a picture's height, relative to the height of a 3:2 photo as wide as the card.
    private static let (lowest, highest) = (0.55, 1.15)

    /// Relative height down to which a picture is reduced for second rows of titles.
    private static let titled = 0.65

    private struct Grid {
        let columns: CardColumns
        /// Rows of each card's caption, without and with a second row of a long title.
        let captions: [(short: Int, titled: Int)]
        /// Maximum height of a picture in rows.
        var tallest = 1

        var captionRows: Int { captions.map(\.short).max() ?? 0 }
        var titledRows: Int { captions.map(\.titled).max() ?? 0 }
    }

    private struct Row {
        let cards: Range<Int>
        let boxes: [CellBox]
        /// Rows of the captions.
        var captions: Int
        /// Whether long titles have second rows.
        var isTitled: Bool

        var height: Int { boxes.tallest + captions + 1 }
    }

    private let cards: [Card]
    private let screen: ScreenSize
    /// Limited number of rows, from which the picture size is derived, and number of rows in which cards are placed.
    private let (usualRoom, room): (Int, Int)
    private let style: CardStyle
    private let extent: CardExtent
    private(set) var places: [CardLayout.Place] = []

    /// Places the rows that fit into `room` rows of a screen, at least one.
    init(_ cards: [Card], on screen: ScreenSize, room: Int, style: CardStyle, extent: CardExtent) {
        self.cards = cards
        self.screen = screen
        // Limited, so that small changes of text do not change the grid, for whose size pictures have been prefetched.
        usualRoom = max(3, min(room, screen.rows - 5))
        self.room = room
        self.style = style
        self.extent = extent
        let isEnlarged = style.density == .comfortable && extent != .choices
        let usual = titled(usual)
        places = places(in: isEnlarged ? enlarged(usual) : usual)
        if isEnlarged, extent == .whole, let row, row.area > places.area { places = row }
    }

    /// Grid for more cards than fit. It has two rows of cards, unless their pictures would be too low. The pictures of
    /// a single row use the height of the room.
    private var usual: Grid {
        let most = CardColumns.most(style.density.usualWidth, on: screen)
        // In a narrow window, two narrow columns show more photos than one.
        let least = min(2, CardColumns.most(CardDensity.compact.usualWidth, on: screen))
        var grid = grid(of: max(most, least))
        let (columns, caption) = (grid.columns, grid.captionRows)
        let high = height(Self.highest, in: columns)
        let low = columns.count == 1 ? high : height(Self.lowest, in: columns)
        let two = tallest(inRows: 2, caption)
        grid.tallest = max(
            1, min(two < low ? high : low, usualRoom - caption), min(height(1, in: columns), two),
            min(high, tallest(inRows: 3, caption)))
        return grid
    }

    private func grid(of count: Int) -> Grid {
        let columns = CardColumns(count, on: screen)
        let captions = cards.map { card in
            let rows = card.lines(in: columns.width, style.captions).count
            return (rows, rows + (card.hasLongTitle(in: columns.width, style.captions) ? 1 : 0))
        }
        return Grid(columns: columns, captions: captions)
    }

    /// Grid with lower pictures if second rows of long titles would not fit otherwise, and no card is lost.
    private func titled(_ grid: Grid) -> Grid {
        let count = rows(in: grid, room: usualRoom).count
        var titled = grid
        let lowest = min(grid.tallest, height(Self.titled, in: grid.columns))
        for tallest in (lowest...grid.tallest).reversed() {
            titled.tallest = tallest
            let rows = rows(in: titled, room: usualRoom)
            if rows.count >= count, rows.allSatisfy(\.isTitled) { return titled }
        }
        return grid
    }

    /// Height in rows: `factor` times the height of a 3:2 photo as wide as the card.
    private func height(_ factor: Double, in columns: CardColumns) -> Int {
        let landscape = Double(columns.width) / (1.5 * screen.cellAspect)
        return max(1, Int(exactly: (landscape * factor).rounded()) ?? 1)
    }

    /// Maximum height of a picture if the room has this number of rows of cards.
    private func tallest(inRows count: Int, _ caption: Int) -> Int { (usualRoom + 1) / count - caption - 1 }

    /// Grid in which all cards fit, or almost all of a part of a list, with the fewest columns that do not make
    /// pictures lower; the given grid if they do not fit.
    private func enlarged(_ usual: Grid) -> Grid {
        let needed = extent == .part ? (cards.count * 14 + 14) / 15 : cards.count
        let least = max(1, screen.columns / Self.widest)
        var best = usual
        for count in (least...max(least, usual.columns.count)).reversed() {
            let full = cards.count / count
            let rows = extent == .part && full > 0 ? full : (cards.count + count - 1) / count
            guard rows * count >= needed else { continue }
            var grid = grid(of: count)
            let most = tallest(inRows: rows, grid.titledRows)
            let tallest = min(most, height(Self.highest, in: grid.columns))
            guard tallest >= best.tallest else { continue }
            // No height limit for the fewest columns, since a higher window cannot use fewer.
            grid.tallest = count == least ? most : tallest
            best = grid
        }
        return best
    }

    /// All cards in one row, with pictures of equal height, each in a column as wide as its picture; `nil` if they do
    /// not fit.
    private var row: [CardLayout.Place]? {
        let narrowest = CardDensity.compact.usualWidth
        let width = screen.columns - CardColumns.gap * (cards.count - 1)
        guard !cards.isEmpty, width >= narrowest * cards.count else { return nil }
        for height in (1...usualRoom).reversed() {
            let boxes = cards.map {
                CellBox(ofCard: $0.picture, maxColumns: width, maxRows: height, aspect: screen.cellAspect)
            }
            let widths = boxes.map { max(narrowest, $0.columns) }, spare = width - widths.reduce(0, +)
            guard spare >= 0 else { continue }
            var places: [CardLayout.Place] = [], column = 0
            for (card, (box, width)) in zip(cards, zip(boxes, widths)) {
                let width = width + spare / cards.count
                let caption = card.lines(in: width, style.captions, hasRoom: true)
                places.append(
                    CardLayout.Place(
                        row: boxes.tallest - box.rows, column: column, width: width, box: box,
                        caption: caption))
                column += width + CardColumns.gap
            }
            if places.allSatisfy({ $0.bottom <= usualRoom }) { return places }
        }
        return nil
    }

    /// Rows that fit into `room` rows of the screen, at least one. Either all long titles have a second row or, if they
    /// do not fit, none.
    private func rows(in grid: Grid, room: Int) -> [Row] {
        let count = grid.columns.count
        var rows: [Row] = []
        var used = -1
        for start in stride(from: 0, to: cards.count, by: count) {
            let range = start..<min(start + count, cards.count)
            if extent == .part, start > 0, range.count < count { break }
            let boxes = cards[range].map { grid.columns.box(of: $0, tallest: grid.tallest, on: screen) }
            let captions = grid.captions[range].map(\.short).max() ?? 0
            let row = Row(cards: range, boxes: boxes, captions: captions, isTitled: false)
            guard rows.isEmpty || used + row.height <= room else { break }
            rows.append(row)
            used += row.height
        }
        let titled = rows.map { row in
            var row = row
            row.captions = grid.captions[row.cards].map(\.titled).max() ?? 0
            row.isTitled = true
            return row
        }
        let more = titled.reduce(0) { $0 + $1.captions } - rows.reduce(0) { $0 + $1.captions }
        return used + more <= room ? titled : rows
    }

    private func places(in grid: Grid) -> [CardLayout.Place] {
        let columns = grid.columns
        var top = 0
        return rows(in: grid, room: room).flatMap { row in
            defer { top += row.height }
            return zip(row.cards, row.boxes).enumerated().map { column, card in
                let caption = cards[card.0].lines(in: columns.width, style.captions, hasRoom: row.isTitled)
                return CardLayout.Place(
                    row: top + row.boxes.tallest - card.1.rows, column: columns.offset(of: column),
                    width: columns.width, box: card.1, caption: caption)
            }
        }
    }
}

extension CardDensity {
    /// Default card width in columns, at which photos are recognizable.
    fileprivate var usualWidth: Int {
        switch self {
        case .comfortable: 23
        case .compact: 16
        }
    }
}

extension [CardLayout.Place] {
    /// Cells of the pictures.
    fileprivate var area: Int { reduce(0) { $0 + $1.box.columns * $1.box.rows } }
}

extension [CellBox] {
    fileprivate var tallest: Int { map(\.rows).max() ?? 0 }
}
