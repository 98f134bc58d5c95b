/// Why pictures are shown the way they are.
public enum GraphicsReason: Equatable, Sendable {
    /// The person said so.
    case chosen
    /// The terminal has no colours, or none are wanted, or its cursor does not move.
    case plain
    /// The terminal runs inside this one, which knows nothing of pictures.
    case inside(String)
    /// An environment variable names a terminal that we know.
    case variable(String, terminal: String)
    /// Nothing speaks for more.
    case unknown
}
