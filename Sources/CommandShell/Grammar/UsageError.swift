/// A command that was not understood. Nothing was done.
public struct UsageError: Error, Equatable, Sendable {
    /// What is wrong with it.
    public enum Reason: Equatable, Sendable {
        /// A word that is no command, and the one that may have been meant.
        case command(String, nearest: String?)
        /// A quote was opened and not closed.
        case openQuote(String)
        /// The arguments do not fit; the entry's usage line says how.
        case arguments(String)
        /// A number that is not on the screen; the text is the number, the range what may be typed.
        case number(String, ClosedRange<Int>?)
        /// A range whose end stands before its start.
        case backwards(first: Int, last: Int)
        /// A filter that does not exist, with those that do.
        case filter(String, known: [String])
        /// A value a filter does not take, with those it does.
        case filterValue(String, of: String, known: [String])
        /// A name that no board has, and that of the one to be shown in all likelihood.
        case board(String, nearest: String)
        /// A word that stands for nothing here, with those that would.
        case word(String, known: [String])
        /// There is nothing the command could work on.
        case nothing(String)
        /// It was understood, and may not be done now.
        case refused(String)
    }

    /// Which part of the line is meant.
    public enum Place: Equatable, Sendable {
        /// One character of the line, from 0 on.
        case column(Int)
        /// The first word.
        case command
        /// An argument, from 0 on, or the last place in it that reads like `part`.
        case argument(Int, part: String?)
        /// Behind the last word, where something is missing.
        case end
    }

    /// What is wrong.
    public let reason: Reason
    /// Where; nil for the arguments as a whole.
    public let place: Place?

    /// The line was understood, and what it names is not there, or locked.
    var isWellFormed: Bool {
        switch reason {
        case .board, .refused: true
        default: false
        }
    }

    /// Names the reason, and the place where there is one.
    public init(_ reason: Reason, at place: Place? = nil) {
        (self.reason, self.place) = (reason, place)
    }

    /// The same error of a command that has so many arguments before those that were looked at.
    public func behind(_ count: Int) -> UsageError {
        guard case .argument(let index, let part) = place else { return self }
        return UsageError(reason, at: .argument(index + count, part: part))
    }

    /// The word that was wrong, and the one that was meant in all likelihood; nil when unknown.
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
        case .command, .openQuote, .arguments, .number, .backwards, .nothing, .refused: nil
        }
    }
}

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

    /// The line as it was meant in all likelihood, nil when unknown.
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
