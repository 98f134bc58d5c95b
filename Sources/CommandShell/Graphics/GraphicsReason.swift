public enum GraphicsReason: Equatable, Sendable {
    /// Set by the user.
    case chosen
    /// The terminal has no color or cursor control, or color is turned off.
    case plain
    /// The named multiplexer does not pass pictures through.
    case inside(String)
    /// The named multiplexer passes pictures to the terminal.
    case through(String, terminal: String)
    /// An environment variable identifies the terminal.
    case variable(String, terminal: String)
    /// The terminal reported its name.
    case name(String)
    /// The terminal reported support.
    case answer
    /// The terminal reported no support for a better protocol.
    case noAnswer
    /// No evidence of a better protocol.
    case unknown
}
