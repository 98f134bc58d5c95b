public import TextLayout

/// What the completion has to say.
public struct CompletionPhrases: Sendable {
    /// There are so many choices more than find room.
    public let more: @Sendable (Int) -> Line
    /// What a word is that stands on the screen.
    public let seen: @Sendable () -> String

    public init(
        seen: @escaping @Sendable @autoclosure () -> String, more: @escaping @Sendable (Int) -> Line
    ) {
        (self.seen, self.more) = (seen, more)
    }
}
