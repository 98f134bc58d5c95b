/// Request of `history` on any screen; numbers are those last printed.
public enum HistoryRequest: Equatable, Sendable {
    /// Searches that contain all words.
    case list([String])
    case delete([Int])
    /// Deletes everything; asks for confirmation first.
    case clear(isConfirmed: Bool)
}
