/// Kind of argument, used for completion.
public enum ArgumentKind: Equatable, Sendable {
    /// One number printed on the screen.
    case number
    /// One of the refinement terms on the screen.
    case term
    /// Several numbers in any form `NumberList` reads.
    case numbers
    /// First argument: one of fixed words.
    case word([Completion])
    /// First argument: one word from a source.
    case one(CompletionSource)
    /// Any argument: a word from a source.
    case any(CompletionSource)
    /// All arguments together: a phrase from a source, such as an earlier search.
    case phrase(CompletionSource)
    /// Any argument: a `name:value` pair from a source.
    case pair(CompletionSource)
    /// Any argument: a searchable word printed on the screen, such as a tag.
    case seen
    /// Any argument: a word that the source finds for the typed one, even if that is misspelled; queried at each
    /// keystroke.
    case guess(CompletionSource)
    case command
    /// Arguments after a keyword such as `to`; may be nested.
    case after(String, [ArgumentKind])
}
