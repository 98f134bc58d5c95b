import TextLayout

extension Block {
    init(_ note: Note) {
        func line(_ style: TextStyle = .plain) -> Line {
            var line = Line(note.spans(style), hang: note.hang, isUnbroken: note.isUnbroken)
            line.offer = note.offer
            line.isContinued = note.isContinued
            return line
        }
        switch note.kind {
        case .wordmark:
            self = .aside(Line([Span(Glyph.sign.rawValue + " ", .number)] + note.spans(.heading)))
        case .answer: self = .line(line())
        case .info, .detail: self = .aside(line())
        case .quiet: self = .aside(line(.quiet))
        case .heart: self = .aside(Line([.heart] + note.spans()))
        case .warning: self = .notice(line(.warning))
        case .question: self = .problem(line(.warning))
        case .problem: self = .problem(line(.error))
        }
    }
}

extension [Note] {
    /// Blocks of the notes. For a program, a note's record follows the note, or replaces it if the record has columns.
    func blocks(for audience: Audience) -> [Block] {
        // A record with columns replaces all lines of its note, so such a note is not split.
        flatMap { note in
            audience.isProgram && note.record?.columns.isEmpty == false ? [note] : note.lines
        }.flatMap { note -> [Block] in
            if note.kind == .detail {
                return audience.isProgram ? note.record.map { [.record($0)] } ?? [] : []
            }
            if note.kind == .wordmark, audience.isProgram || audience.usesScreenReader { return [] }
            // For a screen reader, omits the heart, since the text mentions favorites.
            if audience.usesScreenReader, note.kind == .heart { return [Block(.info(note.text))] }
            guard audience.isProgram, let record = note.record else { return [Block(note)] }
            return (record.columns.isEmpty ? [Block(note)] : []) + [.record(record)]
        }
    }
}

extension Note {
    /// A note per line of the text; the first has record and offer.
    fileprivate var lines: [Note] {
        guard text.contains("\n") else { return [self] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            var note = Note(kind: kind, text: String(line), links: links, isUnbroken: isUnbroken, hang: hang)
            note.isContinued = index < lines.count - 1
            if index == 0 {
                note.record = record
                note.offer = offer
            }
            return note
        }
    }

    /// Splits the text at its links, which are searched for in order.
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
