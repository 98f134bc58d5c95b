/// Blocks as rows of text, for output without pictures: everything, without width.
public enum PlainText {
    /// Notices and problems left out. `describing` has what can be seen on each card said in words, too.
    public static func rows(of blocks: [Block], describing: Bool = false) -> [Line] {
        blocks.flatMap { block -> [Line] in
            switch block {
            case .line(let line), .aside(let line): [line]
            case .cards(let cards):
                cards.flatMap { card in
                    [Line(Array(card.caption.map(\.spans).joined(separator: [Span("  ")])))]
                        + (describing ? words(of: card.picture) : [])
                }
            case .portrait(let portrait): portrait.lines
            case .picture(let picture): words(of: picture)
            case .record, .notice, .problem: []
            }
        }
    }

    /// One string a line, notices and problems left out.
    public static func lines(of blocks: [Block]) -> [String] { rows(of: blocks).map(\.text) }

    private static func words(of picture: Picture) -> [Line] {
        picture.words.isEmpty ? [] : [Line("[\(picture.words)]")]
    }
}
