public import TextLayout

/// Completion candidate.
public struct Completion: Hashable, Sendable {
    /// Text without quotes.
    public let text: String
    /// Description of a few words; may be empty.
    public let meaning: String
    /// Appended if this is the only choice: a space, or nothing if typing continues within the word.
    public let ending: String
    /// Whether the text is several words and therefore never quoted.
    public let isPhrase: Bool

    /// Cleans both texts, which may come from outside.
    public init(_ text: String, meaning: String = "", ending: String = " ", isPhrase: Bool = false) {
        self.text = CleanText.clean(text)
        self.meaning = CleanText.clean(meaning)
        self.ending = ending
        self.isPhrase = isPhrase
    }

    var typed: String { (isPhrase ? text : LineReading.quoted(text)) + ending }
}

/// Completion queries of the line editor, made on its thread.
public protocol Completing: Sendable {
    var screen: String { get }
    var commands: [String] { get }
    /// Likely rest of the line if the history has none; `nil` if unknown.
    func rest(of line: String) -> String?
    /// Choices at the end of `head`, the line up to the cursor.
    func choices(for head: String) -> Completions
    /// Choices as rows that fit the width, fewer than the screen has.
    func rows(of choices: Completions, on screen: ScreenSize) -> [Line]
    /// Message about a pasted line with several commands; `nil` for one command.
    func note(onPasted line: String) -> Line?
}

extension Completing {
    public func note(onPasted line: String) -> Line? { nil }
}

public struct CompletionPhrases: Sendable {
    /// Count of choices that do not fit.
    public let more: @Sendable (Int) -> Line
    public let seen: @Sendable () -> String
    /// Count of commands that Enter will run.
    public let pasted: @Sendable (Int) -> Line

    public init(
        seen: @escaping @Sendable @autoclosure () -> String, more: @escaping @Sendable (Int) -> Line,
        pasted: @escaping @Sendable (Int) -> Line = { Line("\($0)") }
    ) {
        self.seen = seen
        self.more = more
        self.pasted = pasted
    }
}

/// Source of completions outside the screen, such as services or folders.
public struct CompletionSource: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// Completions by source. Called on the editor's thread with the typed text, when TAB is pressed.
public typealias CompletionProviders = [CompletionSource: @Sendable (_ typed: String) -> [Completion]]

public struct CompletionContext: Sendable {
    public let numbers: ClosedRange<Int>?
    public let title: @Sendable (Int) -> String
    /// Searchable words on the screen, such as tags; most frequent first.
    public let words: [String]
    /// Terms that narrow a search.
    public let terms: [String]

    public init(
        numbers: ClosedRange<Int>? = nil, words: [String] = [], terms: [String] = [],
        title: @escaping @Sendable (Int) -> String = { _ in "" }
    ) {
        self.numbers = numbers
        self.words = words
        self.terms = terms
        self.title = title
    }
}
