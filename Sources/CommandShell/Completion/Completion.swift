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

    /// Removes control characters from both texts, which may be untrusted.
    public init(_ text: String, meaning: String = "", ending: String = " ", isPhrase: Bool = false) {
        self.text = CleanText.clean(text)
        self.meaning = CleanText.clean(meaning)
        self.ending = ending
        self.isPhrase = isPhrase
    }

    var typed: String { (isPhrase ? text : LineReading.quoted(text)) + ending }
}

/// Completions by source. Called with the typed text, for some sources at each keystroke, on any thread.
public typealias CompletionProviders = [CompletionSource: @Sendable (_ typed: String) -> [Completion]]
