/// What a word behind a command word can be.
public enum ArgumentKind: Equatable, Sendable {
    /// One number of what is on the screen.
    case number
    /// A term of those on the screen.
    case term
    /// Several of them, in any way `NumberList` reads.
    case numbers
    /// One of these words, as the first argument.
    case word([Completion])
    /// One word of a source, as the first argument.
    case one(CompletionSource)
    /// A word of a source, anywhere.
    case any(CompletionSource)
    /// Several words of a source, such as a search made before: all arguments together.
    case phrase(CompletionSource)
    /// `name:value` pairs of a source, anywhere.
    case pair(CompletionSource)
    /// What stands on the screen and can be searched for, anywhere.
    case seen
    /// A word that a source finds for what is typed, anywhere, even misspelled; asked with every key.
    case guess(CompletionSource)
    /// A command word.
    case command
    /// What may stand behind a word such as `to`, itself perhaps behind another.
    case after(String, [ArgumentKind])
}
