import TextLayout

/// One screenful without pictures: all text, and as many cards as fit the screen, at least one.
struct PlainLayout {
    private(set) var rows: [Line] = []
    private(set) var cardsShown = 0

    /// `describing` adds descriptions of pictures, `hasInitials` shows letters in place of portraits. `worded` replaces
    /// glyphs by words, whose width the wrapped rows must have.
    init(
        _ blocks: [Block], on screen: ScreenSize, describing: Bool, hasInitials: Bool,
        worded: (Line) -> Line = { $0 }
    ) {
        func rows(of block: Block) -> [Line] {
            let lines =
                switch block {
                case .line(let line), .aside(let line), .problem(let line), .notice(let line): [line]
                case .portrait(let portrait) where hasInitials: portrait.linesWithInitial
                case .position(let lines): Array(lines.suffix(1))
                case .cards, .picture, .record, .portrait: PlainText.rows(of: [block], describing: describing)
                }
            return lines.flatMap { worded($0).screenLines(columns: screen.columns) }
        }
        let text: [[Line]] = blocks.map { if case .cards = $0 { [] } else { rows(of: $0) } }
        var room = ScreenLayout.room(on: screen, textRows: text.reduce(0) { $0 + $1.count })
        for (block, lines) in zip(blocks, text) {
            if case .position = block {
                self.rows += [block].positioned(after: cardsShown).flatMap(rows)
                continue
            }
            self.rows += lines
            guard case .cards(let cards, _) = block else { continue }
            for card in cards {
                let lines = rows(of: .cards([card]))
                room -= lines.count
                guard room >= 0 || cardsShown == 0 else { break }
                self.rows += lines
                cardsShown += 1
            }
        }
    }
}
