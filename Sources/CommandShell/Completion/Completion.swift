import TextLayout

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
