import TextLayout

extension Block {
    /// A note as a line of text.
    init(_ note: Note) {
        switch note.kind {
        case .info: self = .line(Line(note.spans()))
        case .quiet: self = .line(Line(note.spans(.quiet)))
        case .heart: self = .line(Line([.heart] + note.spans()))
        case .warning: self = .line(Line(note.spans(.warning)))
        case .question: self = .problem(Line(note.spans(.warning)))
        case .problem: self = .problem(Line(note.spans(.error)))
        }
    }
}

extension [Note] {
    /// The notes as blocks, for a program with what they say to it.
    func blocks(for audience: Audience) -> [Block] {
        let records = audience.isProgram ? compactMap(\.record) : []
        return map(Block.init) + records.map(Block.record)
    }
}

extension Note {
    /// Each link is looked for behind the one before.
    fileprivate func spans(_ role: TextStyle = .plain) -> [Span] {
        var spans: [Span] = []
        var rest = text[...]
        for link in links {
            guard let range = rest.firstRange(of: link.text) else { continue }
            spans += [
                Span(String(rest[..<range.lowerBound]), role),
                Span(String(rest[range]), role, link: link.target),
            ]
            rest = rest[range.upperBound...]
        }
        return spans + [Span(String(rest), role)]
    }
}
