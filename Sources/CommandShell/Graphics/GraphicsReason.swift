/// Why pictures are shown the way they are.
public enum GraphicsReason: Equatable, Sendable {
    /// The person said so.
    case chosen
    /// The terminal has no colors, or none are wanted, or its cursor does not move.
    case plain
    /// The terminal runs inside this one, which knows nothing of pictures.
    case inside(String)
    /// The terminal runs inside this one, which hands them on to that one.
    case through(String, terminal: String)
    /// An environment variable names a terminal that we know.
    case variable(String, terminal: String)
    /// The terminal named itself.
    case name(String)
    /// The terminal was asked and said that it can.
    case answer
    /// The terminal was asked and spoke of nothing more.
    case noAnswer
    /// Nothing speaks for more.
    case unknown
}
