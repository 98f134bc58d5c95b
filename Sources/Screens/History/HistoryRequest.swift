/// Request of `history` on any screen. Numbers refer to the list of searches that was printed last.
public enum HistoryRequest: Equatable, Sendable {
    case list([String])
    case delete([Int])
    /// Deletes all searches and command lines; unless confirmed, asks first.
    case clear(isConfirmed: Bool)
}
