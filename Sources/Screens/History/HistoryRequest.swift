/// What `history` asks for, here and from anywhere; numbers are those the screen printed last.
public enum HistoryRequest: Equatable, Sendable {
    /// All of them, or those with these words.
    case list([String])
    case delete([Int])
    /// Forget everything; asked for once more when it is not confirmed.
    case clear(isConfirmed: Bool)
}
