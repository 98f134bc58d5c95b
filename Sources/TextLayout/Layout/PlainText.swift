/// Blocks as unwrapped text rows, for output without pictures.
public enum PlainText {
    /// Omits records, notices and problems. If `describing`, adds the description of each card's picture.
    public static func rows(of blocks: [Block], describing: Bool = false) -> [Line] {
        blocks.positioned(after: blocks.cardCount).flatMap { block -> [Line] in
            switch block {
            case .line(let line), .aside(let line): [line]
            case .cards(let cards, _):
                cards.flatMap { card in
                    [card.remarks.first.map { card.text + Line([Span.aside($0)]) } ?? card.text]
                        + (describing ? altText(of: card.picture) : [])
                }
            case .portrait(let portrait): portrait.lines
            case .picture(let picture): altText(of: picture)
            case .position, .record, .notice, .problem: []
            }
        }
    }

    public static func lines(of blocks: [Block]) -> [String] { rows(of: blocks).map(\.exactText) }

    private static func altText(of picture: Picture) -> [Line] {
        picture.altText.isEmpty ? [] : [Line("[\(picture.altText)]")]
    }
}
