import TextLayout

public struct Completion: Hashable, Sendable {
    /// Text without quotes.
    public let text: String
    /// Description in a few words; may be empty.
    public let meaning: String
    /// Text appended if this is the only choice: a space, or nothing if typing continues within the word.
    public let ending: String
    /// Whether the text may be several words, which are not quoted.
    public let isPhrase: Bool

    /// Removes or replaces control characters in both texts, which may be untrusted.
    public init(_ text: String, meaning: String = "", ending: String = " ", isPhrase: Bool = false) {
        self.text = CleanText.clean(text)
        self.meaning = CleanText.clean(meaning)
        self.ending = ending
        self.isPhrase = isPhrase
    }

    var typed: String { (isPhrase ? text : LineReading.quoted(text)) + ending }
}

/// Functions that return a source's completions for the typed text. Called on any thread, some at each keystroke.
public typealias CompletionProviders = [CompletionSource: @Sendable (_ typed: String) -> [Completion]]
