struct Mistake: Equatable {
    let error: UsageError
    let line: String
    /// Range in characters of the line; empty if it follows the last word.
    let range: Range<Int>

    init(_ error: UsageError, in line: String) {
        self.line = line
        let words = LineReading(line).words
        // Command names are lower case, but the message repeats the word as typed.
        if case .command(let word, let nearest) = error.reason, let typed = words.first?.text,
            typed.lowercased() == word
        {
            self.error = UsageError(.command(typed, nearest: nearest), at: error.position)
        } else {
            self.error = error
        }
        let end = words.last?.range.upperBound ?? 0
        let lineEnd = end..<end
        range =
            switch error.position {
            case .column(let column): column..<(column + 1)
            case .command: words.first?.range ?? lineEnd
            case .argument(let index, let part):
                words.indices.contains(index + 1)
                    ? Self.range(of: part, in: words, from: index + 1, of: line) : lineEnd
            case .end: lineEnd
            case nil where words.count > 1: words[1].range.lowerBound..<end
            // An error that is only a message, without a position, marks the command word.
            case nil:
                switch error.reason {
                case .nothing, .elsewhere: words.first?.range ?? lineEnd
                default: lineEnd
                }
            }
    }

    /// Line in which the misspelled word is corrected; `nil` if no correction is known.
    var corrected: String? {
        guard let misspelling = error.misspelling, misspelling.meant != misspelling.word else { return nil }
        let characters = Array(line)
        guard range.upperBound <= characters.count,
            String(characters[range]).lowercased() == misspelling.word.lowercased()
        else { return nil }
        return String(characters[..<range.lowerBound]) + misspelling.meant
            + String(characters[range.upperBound...])
    }

    /// Range of the last occurrence of `part` in a word; the last, since a filter's name precedes its value. If the
    /// word at `index` does not contain `part`, searches later words, since the index does not count options.
    private static func range(
        of part: String?, in words: [LineReading.Word], from index: Int, of line: String
    ) -> Range<Int> {
        let characters = line.map { $0.lowercased() }, wanted = (part ?? "").map { $0.lowercased() }
        guard !wanted.isEmpty else { return words[index].range }
        for word in words[index...] {
            let written = characters[word.range]
            let start = written.indices.last { written[$0...].starts(with: wanted) }
            if let start { return start..<(start + wanted.count) }
        }
        return words[index].range
    }
}
