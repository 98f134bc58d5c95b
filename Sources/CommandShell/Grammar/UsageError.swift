/// Error in a command line, detected before the command runs.
public struct UsageError: Error, Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        /// Unknown command, and the nearest known one.
        case command(String, nearest: String?)
        case openQuote(String)
        /// Invalid arguments of the named command; its usage line explains them.
        case arguments(String)
        /// Number outside the valid range; `nil` if no numbers are printed.
        case number(String, ClosedRange<Int>?)
        /// Range whose end precedes its start.
        case backwards(first: Int, last: Int)
        case filter(String, known: [String])
        /// Invalid filter value, with the valid ones.
        case filterValue(String, of: String, known: [String])
        case board(String, nearest: String)
        case word(String, known: [String])
        /// Web address that names nothing.
        case address
        /// Missing object for the named command.
        case nothing(String)
        /// Valid command that is not allowed now; the text is the reason.
        case refused(String)
    }

    public enum Place: Equatable, Sendable {
        /// Zero-based character index.
        case column(Int)
        case command
        /// Zero-based argument, or the last occurrence of `part` in it.
        case argument(Int, part: String?)
        /// After the last word, if an argument is missing.
        case end
    }

    public let reason: Reason
    /// Position; `nil` for all arguments together.
    public let place: Place?

    /// Whether the syntax is valid, and only the named object is missing or locked.
    var isWellFormed: Bool {
        switch reason {
        case .board, .refused: true
        default: false
        }
    }

    public init(_ reason: Reason, at place: Place? = nil) {
        self.reason = reason
        self.place = place
    }

    /// Shifts the argument index by `count` arguments that were parsed earlier.
    public func behind(_ count: Int) -> UsageError {
        guard case .argument(let index, let part) = place else { return self }
        return UsageError(reason, at: .argument(index + count, part: part))
    }

    /// Misspelled word and its likely correction.
    var slip: (word: String, meant: String)? {
        func nearest(_ word: String, _ known: [String]) -> (String, String)? {
            NearestWord.to(word.lowercased(), among: known).map { (word, $0) }
        }
        return switch reason {
        case .command(let word, let nearest?): (word, nearest)
        case .board(let name, let nearest): (name, LineReading.quoted(nearest))
        case .filter(let word, let known): nearest(word, known)
        case .filterValue(let word, _, let known): nearest(word, known)
        case .word(let word, let known): nearest(word, known)
        case .command, .openQuote, .arguments, .number, .backwards, .address, .nothing, .refused: nil
        }
    }
}

/// Rejected line, with the range of the error.
struct Mistake: Equatable {
    let error: UsageError
    let line: String
    /// Range in characters of the line; empty if after the last word.
    let range: Range<Int>

    init(_ error: UsageError, in line: String) {
        self.error = error
        self.line = line
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
            // Without an object to work on, the command word itself is the error.
            case nil: if case .nothing = error.reason { words.first?.range ?? behind } else { behind }
            }
    }

    /// Line with the likely correction applied; `nil` if unknown.
    var corrected: String? {
        guard let slip = error.slip else { return nil }
        let characters = Array(line)
        guard range.upperBound <= characters.count,
            String(characters[range]).lowercased() == slip.word.lowercased()
        else { return nil }
        return String(characters[..<range.lowerBound]) + slip.meant + String(characters[range.upperBound...])
    }

    /// Last occurrence of `part` in the word, as a filter's name precedes its value; or in a later word, if options
    /// were removed before arguments were counted.
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
