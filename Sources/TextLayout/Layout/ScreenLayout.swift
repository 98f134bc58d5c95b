/// Blocks laid out for one screenful: text and pictures at fixed places, before any picture has come.
public struct ScreenLayout: Equatable, Sendable {
    /// Text at a place; never wider than the room it has.
    public struct PlacedLine: Equatable, Sendable {
        /// 0-based, from the top of the sheet.
        public let row: Int
        /// 0-based.
        public let column: Int
        public let line: Line
    }

    /// A picture at a place.
    public struct PlacedPicture: Equatable, Sendable {
        public let picture: Picture
        /// 0-based, from the top of the sheet.
        public let row: Int
        /// 0-based.
        public let column: Int
        /// Columns it covers.
        public let columns: Int
        /// Rows it covers.
        public let rows: Int
        /// What takes its place when it cannot be had; nil for words that say why.
        public var substitute: Line?
    }

    /// Rows in all.
    public internal(set) var height = 0
    public internal(set) var lines: [PlacedLine] = []
    public internal(set) var pictures: [PlacedPicture] = []
    /// How many cards found room.
    public internal(set) var cardsShown = 0

    /// Lays blocks out for a screen. Text is never left out; cards are cut off where the screen ends, but at
    /// least one is shown. `style` is what somebody wants of cards, `grid` what pictures are made of.
    public init(
        _ blocks: [Block], on screen: ScreenSize, style: CardStyle = CardStyle(),
        grid: PixelGrid = PixelGrid()
    ) {
        let textRows = blocks.reduce(0) { sum, block in
            switch block {
            case .line(let line), .aside(let line), .notice(let line), .problem(let line):
                sum + line.wrapped(to: screen.columns).count
            case .portrait(let portrait): sum + portrait.height(on: screen)
            case .cards, .picture, .record: sum
            }
        }
        let room = Self.room(on: screen, textRows: textRows)
        for block in blocks {
            switch block {
            case .line(let line), .aside(let line), .notice(let line), .problem(let line):
                for part in line.wrapped(to: screen.columns) {
                    lines.append(PlacedLine(row: height, column: 0, line: part))
                    height += 1
                }
            case .portrait(let portrait): add(portrait, on: screen)
            case .record: break
            case .picture(let picture):
                let box =
                    if let viewport = picture.viewport {
                        CellBox(
                            picture, through: viewport, maxColumns: screen.columns, maxRows: room, grid: grid)
                    } else {
                        CellBox(
                            picture, maxColumns: screen.columns, maxRows: room, aspect: screen.cellAspect)
                    }
                pictures.append(
                    PlacedPicture(
                        picture: picture, row: height, column: 0, columns: box.columns, rows: box.rows))
                height += box.rows
            case .cards(let cards):
                let waterfall = MasonryLayout(cards, on: screen, room: room, style: style)
                for (card, place) in zip(cards, waterfall.places) { add(card, at: place) }
                cardsShown += waterfall.places.count
                height += waterfall.height
            }
        }
    }

    /// One picture in the middle of the whole screen; `rows` are those it may use, from the top.
    public init(alone picture: Picture, rows: Int, on screen: ScreenSize, grid: PixelGrid) {
        let box =
            if let viewport = picture.viewport {
                CellBox(picture, through: viewport, maxColumns: screen.columns, maxRows: rows, grid: grid)
            } else {
                CellBox(picture, maxColumns: screen.columns, maxRows: rows, aspect: screen.cellAspect)
            }
        height = screen.rows
        pictures = [
            PlacedPicture(
                picture: picture, row: (max(1, rows) - box.rows) / 2,
                column: (screen.columns - box.columns) / 2,
                columns: box.columns, rows: box.rows)
        ]
    }

    /// Rows for pictures beside so many rows of text: the prompt's and one to look at stay free.
    static func room(on screen: ScreenSize, textRows: Int) -> Int { max(3, screen.rows - 2 - textRows) }

    private mutating func add(_ card: Card, at place: MasonryLayout.Place) {
        pictures.append(
            PlacedPicture(
                picture: card.picture, row: height + place.row, column: place.column,
                columns: place.box.columns, rows: place.box.rows))
        for (index, line) in card.caption.enumerated() {
            let row = height + place.row + place.box.rows + index
            lines.append(PlacedLine(row: row, column: place.column, line: line.clipped(to: place.width)))
        }
    }
}
