public enum ArgumentKind: Equatable, Sendable {
    case number
    /// First argument: one of the refinement terms on the screen.
    case term
    case numbers
    /// First argument: one of fixed words.
    case word([Completion])
    /// First argument: a word from a source.
    case one(CompletionSource)
    /// Any argument: a word from a source.
    case any(CompletionSource)
    /// All arguments: a phrase from a source, such as an earlier search.
    case phrase(CompletionSource)
    /// Any argument: a `name:value` pair from a source.
    case pair(CompletionSource)
    /// Any argument: a searchable word printed on the screen, such as a tag.
    case seen
    /// Any argument: at each keystroke, a word that the source finds for the typed text, even if it is misspelled.
    case guess(CompletionSource)
    case command
    /// Any argument, also after keywords: options, offered once a hyphen is typed.
    case options([String])
    /// The rest of the line, options included.
    case text
    /// Arguments after a keyword such as `to`; may be nested.
    case after(String, [ArgumentKind])
}
