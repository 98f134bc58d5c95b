/// Blocks as lines of text, for output that is no terminal: everything, without pictures and without width.
public enum PlainText {
    /// One string a line, notices and problems left out.
    public static func lines(of blocks: [Block]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .line(let line): [line.text]
            case .cards(let cards): cards.map { card in card.caption.map(\.text).joined(separator: "  ") }
            case .picture(let picture): picture.words.isEmpty ? [] : ["[\(picture.words)]"]
            case .record, .notice, .problem: []
            }
        }
    }
}
