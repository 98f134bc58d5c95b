public import TextLayout

/// A word that would fit, with what it means.
public struct Completion: Hashable, Sendable {
    /// The word, without quotes.
    public let text: String
    /// What it is, in a few words; may be empty.
    public let meaning: String
    /// What follows it in the line when it is the only choice: a space, or nothing where the word goes on.
    public let ending: String
    /// It stands for several words, and is never put between quotes.
    public let isPhrase: Bool

    /// Cleans both texts: they may come from outside, and go into the line.
    public init(_ text: String, meaning: String = "", ending: String = " ", isPhrase: Bool = false) {
        self.text = CleanText.clean(text)
        self.meaning = CleanText.clean(meaning)
        (self.ending, self.isPhrase) = (ending, isPhrase)
    }

    /// As it is put into the line.
    var typed: String { (isPhrase ? text : LineReading.quoted(text)) + ending }
}

/// What the line editor asks about a line that is being typed. A value: it is asked on the editor's thread.
public protocol Completing: Sendable {
    /// The name of the screen the line is for.
    var screen: String { get }
    /// The command words that work there.
    var commands: [String] { get }
    /// How the line goes on in all likelihood, when no earlier line tells; nil when unknown.
    func rest(of line: String) -> String?
    /// What would fit at the end of `head`, the line as far as the cursor.
    func choices(for head: String) -> Completions
    /// The choices as rows for a screen, none of them wider, and fewer than it has.
    func rows(of choices: Completions, on screen: ScreenSize) -> [Line]
    /// How many commands a line has that was pasted; nil for one.
    func note(onPasted line: String) -> Line?
}

extension Completing {
    public func note(onPasted line: String) -> Line? { nil }
}

/// What the completion has to say.
public struct CompletionPhrases: Sendable {
    /// There are so many choices more than find room.
    public let more: @Sendable (Int) -> Line
    /// What a word is that stands on the screen.
    public let seen: @Sendable () -> String
    /// Enter will run so many commands.
    public let pasted: @Sendable (Int) -> Line

    public init(
        seen: @escaping @Sendable @autoclosure () -> String, more: @escaping @Sendable (Int) -> Line,
        pasted: @escaping @Sendable (Int) -> Line = { Line("\($0)") }
    ) {
        (self.seen, self.more, self.pasted) = (seen, more, pasted)
    }
}

/// Where words to choose from come from that no screen knows, such as the services or the folders.
public struct CompletionSource: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// The sources there are. Each is asked on the editor's thread when TAB is pressed, with what was typed so far.
public typealias CompletionProviders = [CompletionSource: @Sendable (_ typed: String) -> [Completion]]

/// What a screen has that can be typed.
public struct CompletionContext: Sendable {
    /// The numbers printed; nil when there are none.
    public let numbers: ClosedRange<Int>?
    /// What a number stands for.
    public let title: @Sendable (Int) -> String
    /// Words worth searching for that stand there, such as tags, the commonest first.
    public let words: [String]
    /// What a search can be narrowed by.
    public let terms: [String]

    public init(
        numbers: ClosedRange<Int>? = nil, words: [String] = [], terms: [String] = [],
        title: @escaping @Sendable (Int) -> String = { _ in "" }
    ) {
        (self.numbers, self.words, self.terms, self.title) = (numbers, words, terms, title)
    }
}
