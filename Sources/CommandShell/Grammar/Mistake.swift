/// A line that was not understood, with the place that is meant.
struct Mistake: Equatable {
    /// What is wrong.
    let error: UsageError
    /// As it was typed.
    let line: String
    /// The characters of the line that are meant; empty behind its end.
    let range: Range<Int>

    init(_ error: UsageError, in line: String) {
        (self.error, self.line) = (error, line)
        let words = LineReading(line).words
        let end = words.last?.range.upperBound ?? 0
        let behind = end..<end
        range =
            switch error.place {
            case .column(let column): column..<(column + 1)
            case .command: words.first?.range ?? behind
            case .argument(let index, let part):
                words.indices.contains(index + 1)
                    ? Self.range(of: part, in: words, from: index + 1, of: line) : behind
            case .end: behind
            case nil where words.count > 1: words[1].range.lowerBound..<end
            // Of a command that cannot be done here its word is what is wrong.
            case nil: if case .nothing = error.reason { words.first?.range ?? behind } else { behind }
            }
    }

    /// The line as it was meant in all likelihood, and nil when unknown.
    var corrected: String? {
        guard let slip = error.slip else { return nil }
        let characters = Array(line)
        guard range.upperBound <= characters.count,
            String(characters[range]).lowercased() == slip.word.lowercased()
        else { return nil }
        return String(characters[..<range.lowerBound]) + slip.meant + String(characters[range.upperBound...])
    }

    /// The last place in the word, since a filter's name stands before its value; or, where options were taken out
    /// before the words were counted, in one behind it.
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
