/// What a word behind a command word can be.
public enum ArgumentKind: Equatable, Sendable {
    /// One number of what is on the screen.
    case number
    /// Several of them, in any way `NumberList` reads.
    case numbers
    /// One of these words, as the first argument.
    case word([Choice])
    /// One word of a source, as the first argument.
    case one(WordSource)
    /// Several words of a source, such as a search made before: all arguments together.
    case phrase(WordSource)
    /// `name:value` pairs of a source, anywhere.
    case pair(WordSource)
    /// What stands on the screen and can be searched for, anywhere.
    case seen
    /// A command word.
    case command
    /// What may stand behind a word such as `to`.
    case after(String, [ArgumentKind])
}
