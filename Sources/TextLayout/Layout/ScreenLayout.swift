/// Layout of one screenful: positions of text and pictures, computed before pictures are loaded.
public struct ScreenLayout: Equatable, Sendable {
    /// Positioned text. Clipped to the available width, unless the terminal wraps it.
    public struct PlacedLine: Equatable, Sendable {
        /// Zero-based, from the top of the layout.
        public let row: Int
        /// Zero-based.
        public let column: Int
        public let line: Line
        /// More than 1 for a line that the terminal wraps.
        public var rows = 1

        public init(row: Int, column: Int, line: Line, rows: Int = 1) {
            self.row = row
            self.column = column
            self.line = line
            self.rows = rows
        }
    }

    public struct PlacedPicture: Equatable, Sendable {
        public let picture: Picture
        public let row: Int
        public let column: Int
        public let columns: Int
        public let rows: Int
        /// Text in place of a picture that cannot be loaded; if `nil`, the reason of the failure is printed.
        public var substitute: Line?

        public init(
            picture: Picture, row: Int, column: Int, columns: Int, rows: Int, substitute: Line? = nil
        ) {
            self.picture = picture
            self.row = row
            self.column = column
            self.columns = columns
            self.rows = rows
            self.substitute = substitute
        }
    }

    public internal(set) var height = 0
    public internal(set) var lines: [PlacedLine] = []
    public internal(set) var pictures: [PlacedPicture] = []
    public internal(set) var cardsShown = 0

    /// Lays out all text, and as many cards as fit on the screen, but at least one.
    public init(
        _ blocks: [Block], on screen: ScreenSize, style: CardStyle = CardStyle(),
        grid: PixelGrid = PixelGrid()
    ) {
        let room = Self.room(on: screen, textRows: blocks.reduce(0) { $0 + $1.textRows(on: screen) })
        for block in blocks {
            switch block {
            case .line(let line), .aside(let line), .notice(let line), .problem(let line):
                add(line, on: screen)
            case .position(let choices):
                if choices.indices.contains(cardsShown) { add(choices[cardsShown], on: screen) }
            case .portrait(let portrait): add(portrait, on: screen)
            case .record: break
            case .picture(let picture):
                let box = CellBox(picture, rows: room, of: screen, grid)
                pictures.append(
                    PlacedPicture(
                        picture: picture, row: height, column: 0, columns: box.columns, rows: box.rows))
                height += box.rows
            case .cards(let cards, let extent):
                let layout = CardLayout(cards, on: screen, room: room, style: style, extent: extent)
                for (card, place) in zip(cards, layout.places) { add(card, at: place) }
                cardsShown += layout.places.count
                height += layout.height
            }
        }
    }

    /// Layout of lines and pictures that the caller has clipped and placed.
    public init(height: Int, lines: [PlacedLine], pictures: [PlacedPicture]) {
        self.height = height
        self.lines = lines
        self.pictures = pictures
    }

    /// Single picture, centered on the screen; `rows` is the available height from the top.
    public init(alone picture: Picture, rows: Int, on screen: ScreenSize, grid: PixelGrid) {
        let box = CellBox(picture, rows: rows, of: screen, grid)
        height = screen.rows
        pictures = [
            PlacedPicture(
                picture: picture, row: (max(1, rows) - box.rows) / 2,
                column: (screen.columns - box.columns) / 2,
                columns: box.columns, rows: box.rows)
        ]
    }

    /// Rows left for pictures after the text, the prompt and one spare row; at least 3.
    public static func room(on screen: ScreenSize, textRows: Int) -> Int {
        max(3, screen.rows - 2 - textRows)
    }

    private mutating func add(_ line: Line, on screen: ScreenSize) {
        for part in line.screenLines(columns: screen.columns) {
            let rows = part.rowCount(columns: screen.columns)
            lines.append(PlacedLine(row: height, column: 0, line: part, rows: rows))
            height += rows
        }
    }

    private mutating func add(_ card: Card, at place: CardLayout.Place) {
        if !card.picture.isMissing {
            pictures.append(
                PlacedPicture(
                    picture: card.picture, row: height + place.row, column: place.column,
                    columns: place.box.columns, rows: place.box.rows))
        }
        for (index, line) in place.caption.enumerated() {
            let row = height + place.row + place.box.rows + index
            lines.append(PlacedLine(row: row, column: place.column, line: line))
        }
    }
}

extension Block {
    fileprivate func textRows(on screen: ScreenSize) -> Int {
        if case .portrait(let portrait) = self { return portrait.height(on: screen) }
        // The position's line depends on the cards; until they are laid out, its last line is measured.
        let line = if case .position(let lines) = self { lines.last } else { text }
        let lines = line?.screenLines(columns: screen.columns) ?? []
        return lines.reduce(0) { $0 + $1.rowCount(columns: screen.columns) }
    }
}
