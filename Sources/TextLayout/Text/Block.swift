/// Unit of output. A view shows a list of blocks.
public enum Block: Equatable, Sendable {
    /// Text of a result.
    case line(Line)
    /// Text around a result, such as a heading. In a pipe, written to standard error; in JSON output, omitted.
    case aside(Line)
    /// Cards in columns, as many as fit on the screen.
    case cards([Card], CardExtent = .whole)
    /// Position in a list, after its cards: the line whose index is the number of cards that fit; nothing if missing.
    case position([Line])
    /// Profile: a small picture beside text.
    case portrait(Portrait)
    /// Single picture, as large as the rest of the screen allows.
    case picture(Picture)
    /// Machine-readable form of other blocks, for a program or as a row in a pipe; never displayed.
    case record(Record)
    /// Message that does not belong to the result; in a pipe, written to standard error.
    case notice(Line)
    /// Failure message; consoles count these. In a pipe, written to standard error.
    case problem(Line)
}

extension Block {
    /// Line of a block that is text; `nil` for other blocks.
    public var text: Line? {
        switch self {
        case .line(let line), .aside(let line), .notice(let line), .problem(let line): line
        case .cards, .position, .portrait, .picture, .record: nil
        }
    }

    public var isComplaint: Bool {
        switch self {
        case .notice, .problem: true
        case .line, .aside, .cards, .position, .portrait, .picture, .record: false
        }
    }
}

extension [Block] {
    /// Copy in which each failure begins with `prefix`.
    public func prefixingProblems(with prefix: String?) -> [Block] {
        guard let prefix else { return self }
        return map { block in
            guard case .problem(let line) = block else { return block }
            var whole = Line([Span(prefix)]) + line
            whole.offer = line.offer
            return .problem(whole)
        }
    }

    public var cardCount: Int {
        reduce(0) { count, block in
            if case .cards(let cards, _) = block { count + cards.count } else { count }
        }
    }

    /// Copy in which the position is the line for this number of cards.
    public func positioned(after cards: Int) -> [Block] {
        flatMap { block -> [Block] in
            guard case .position(let lines) = block else { return [block] }
            return lines.indices.contains(cards) ? [.aside(lines[cards])] : []
        }
    }

    /// Offer of the last line that has an offer.
    public var offer: String? {
        reversed().lazy.compactMap(\.text?.offer).first
    }
}
