/// A run of text in one role. Whatever it was made from, its text is harmless to a terminal.
public struct Span: Equatable, Sendable {
    /// Cleaned: no control, bidirectional or invisible characters, at most 4 combining marks a character.
    public let text: String
    /// What the text is.
    public let role: Role

    /// Cleans the text; there is no other way to make a span.
    public init(_ text: String, _ role: Role = .plain) {
        self.text = CleanText.clean(text)
        self.role = role
    }

    /// Terminal columns it takes.
    public var width: Int { CellWidth.of(text) }
}
