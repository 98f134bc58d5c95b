/// What a service says about a request, as far as it says anything.
public enum ServiceStatement: Equatable, Sendable {
    /// Its own sentence, on one line, at most 200 characters.
    case message(String)
    /// A code of its own; nil when not even that could be read.
    case code(Int?)
    /// An HTTP status.
    case status(Int)
}
