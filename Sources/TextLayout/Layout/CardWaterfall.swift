/// Waterfall of cards in reading order: each card goes into the column after that of the previous card. Skips columns
/// that are full, or longer than the shortest column by more than a third of the tallest picture.
struct CardWaterfall {
    private static let narrowest = 8

    private(set) var places: [CardLayout.Place] = []
    private var height = 0
    /// Number of cards that are not in the column after that of the previous card.
    private var skips = 0

    /// Places cards, at least one, until one fits in no column of `room` rows. Pictures fill the width of their column
    /// up to the height of the screen.
    init(_ cards: [Card], columns: Int, on screen: ScreenSize, room: Int, captions: CaptionStyle) {
        let most = CardColumns.most(Self.narrowest, on: screen)
        let columns = CardColumns(max(1, min(columns, most)), on: screen)
        let tallest = max(1, screen.rows - 4 - columns.captionRows(of: cards, captions))
        self.init(cards, in: columns, on: screen, room: room, tallest: tallest, captions, hasTitles: false)
        // Limited as in `CardRows`, since pictures have been prefetched for that size.
        let limited = min(room, max(3, screen.rows - 5))
        let titled = CardWaterfall(
            cards, in: columns, on: screen, room: limited, tallest: tallest, captions, hasTitles: true)
        // A second row for a title must not cost a card.
        if titled.places.count >= places.count, titled.height <= max(limited, height), titled.skips <= skips {
            self = titled
        }
    }

    /// `hasTitles` allows a second row of long titles.
    private init(
        _ cards: [Card], in columns: CardColumns, on screen: ScreenSize, room: Int, tallest: Int,
        _ captions: CaptionStyle, hasTitles: Bool
    ) {
        var heights = [Int](repeating: 0, count: columns.count)
        let boxes = cards.map { columns.box(of: $0, tallest: tallest, on: screen) }
        let third = (boxes.map(\.rows).max() ?? 0) / 3
        var next = 0
        for (card, box) in zip(cards, boxes) {
            let caption = card.lines(in: columns.width, captions, hasRoom: hasTitles)
            let rows = box.rows + caption.count
            func row(in column: Int) -> Int { heights[column] == 0 ? 0 : heights[column] + 1 }
            let lowest = (heights.min() ?? 0) + third
            let column = (next..<next + columns.count).lazy.map { $0 % columns.count }.first { column in
                heights[column] <= lowest && row(in: column) + rows <= room
            }
            guard let column = column ?? (places.isEmpty ? 0 : nil) else { break }
            places.append(
                CardLayout.Place(
                    row: row(in: column), column: columns.offset(of: column), width: columns.width, box: box,
                    caption: caption))
            heights[column] = row(in: column) + rows
            if column != next % columns.count { skips += 1 }
            next = column + 1
        }
        height = heights.max() ?? 0
    }
}
