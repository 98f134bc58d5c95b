public struct UsageError: Error, Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        case command(String, nearest: String?)
        /// Command of another program or with surplus arguments, and the line that does what the user meant.
        case foreign(String, line: String)
        case openQuote(String)
        /// Invalid arguments of the named command; its usage line explains them.
        case arguments(String)
        /// Missing or invalid number, and the valid range; `nil` if no numbers are printed.
        case number(String, ClosedRange<Int>?)
        /// Number outside the valid range that may be part of the board name `name`.
        case numberOrName(String, ClosedRange<Int>?, name: String)
        /// Number of a photo that is too far beyond the `count` loaded photos.
        case notLoaded(String, count: Int)
        /// Valid command that must first be confirmed, with the number of its photos.
        case unconfirmed(Int)
        /// Range without a start or an end, such as `3-`.
        case incompleteRange(String)
        /// Several numbers for a command that takes one; `nil` for the command of the line.
        case severalNumbers(of: String? = nil)
        case backwards(first: Int, last: Int)
        case filter(String, known: [String])
        case filterValue(String, of: String, known: [String])
        case board(String, nearest: String)
        case word(String, known: [String])
        case setting(String, known: [String])
        case option(String, known: [String])
        /// Web address that is not the page of a photo.
        case address
        /// Any other error, with its message.
        case nothing(String)
        /// Valid command that lacks photos or numbers on this screen, with its message.
        case elsewhere(String)
        /// Valid command that is not allowed now, with the reason.
        case refused(String)
    }

    public enum Position: Equatable, Sendable {
        /// Zero-based character index.
        case column(Int)
        case command
        /// Zero-based index of an argument, and the wrong part of that argument; `nil` for the whole argument.
        case argument(Int, part: String?)
        /// After the last word, if an argument is missing.
        case end
    }

    public let reason: Reason
    /// Position of the error; `nil` if it is unknown or the error concerns all arguments.
    public let position: Position?

    /// Whether the syntax is valid: a board is unknown, a confirmation is missing, or the command is refused now.
    var isWellFormed: Bool {
        switch reason {
        case .board, .refused, .unconfirmed: true
        default: false
        }
    }

    /// Whether an earlier command that failed, such as a search, may have caused the error.
    var dependsOnScreen: Bool {
        switch reason {
        case .number, .numberOrName, .notLoaded, .elsewhere: true
        default: false
        }
    }

    /// Typed number or range, and its last number if it is above the valid range, else zero; `nil` for other errors.
    var numberToLoad: (text: String, last: Int)? {
        switch reason {
        case .number(let text, let range?), .numberOrName(let text, let range?, _):
            let numbers = NumberList.normalized(text).split { !$0.isNumber }.compactMap { Int($0) }
            return (text, numbers.max().flatMap { $0 > range.upperBound ? $0 : nil } ?? 0)
        default: return nil
        }
    }

    /// Whether the screen has no numbers, so that those of the screen below are meant.
    var isWithoutNumbers: Bool {
        switch reason {
        case .number(_, nil), .numberOrName(_, nil, _): true
        default: false
        }
    }

    var isUnconfirmed: Bool { if case .unconfirmed = reason { true } else { false } }

    /// Whether the screen has no numbers, and all were meant.
    var isAboutAll: Bool {
        switch reason {
        case .number(let text, nil), .numberOrName(let text, nil, _): text.lowercased() == NumberList.all
        default: false
        }
    }

    public init(_ reason: Reason, at position: Position? = nil) {
        self.reason = reason
        self.position = position
    }

    var misspelling: (word: String, meant: String)? {
        func nearest(_ word: String, _ known: [String]) -> (String, String)? {
            NearestWord.to(word.lowercased(), among: known).map { (word, $0) }
        }
        return switch reason {
        case .command(let word, let nearest?): (word, nearest)
        case .board(let name, let nearest): (name, LineReading.quoted(nearest))
        case .filter(let word, let known): nearest(word, known)
        case .filterValue(let word, _, let known): nearest(word, known)
        case .word(let word, let known), .setting(let word, let known), .option(let word, let known):
            nearest(word, known)
        case .command, .foreign, .openQuote, .arguments, .number, .numberOrName, .notLoaded, .unconfirmed,
            .incompleteRange, .severalNumbers,
            .backwards, .address, .nothing, .elsewhere, .refused:
            nil
        }
    }
}
