/// Unit of output; a view shows a list of blocks.
public enum Block: Equatable, Sendable {
    /// Wrapped text.
    case line(Line)
    /// Text around a result, such as a heading: to standard error in a pipe, omitted for a program.
    case aside(Line)
    /// Cards in columns, as many as fit the screen.
    case cards([Card])
    /// Profile of a photographer: a small picture beside text.
    case portrait(Portrait)
    /// Single picture, as large as the remaining screen.
    case picture(Picture)
    /// Machine-readable form of other blocks, for a program or as a row in a pipe; never displayed.
    case record(Record)
    /// Message outside the result: to standard error in a pipe.
    case notice(Line)
    /// Failure message: to standard error in a pipe, and counted as a failure.
    case problem(Line)
}

extension Block {
    /// Whether the block is a message outside the result.
    public var isComplaint: Bool {
        switch self {
        case .notice, .problem: true
        case .line, .aside, .cards, .portrait, .picture, .record: false
        }
    }
}

extension [Block] {
    /// Offer of the last line that has one.
    public var offer: String? {
        reversed().lazy.compactMap { block in
            switch block {
            case .line(let line), .aside(let line), .notice(let line), .problem(let line): line.offer
            case .cards, .portrait, .picture, .record: nil
            }
        }.first
    }
}
