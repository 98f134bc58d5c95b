public enum ServiceStatement: Equatable, Sendable {
    /// One line of at most 200 characters.
    case message(String)
    /// Service-specific code; `nil` if unreadable.
    case code(Int?)
    case status(Int)
}
