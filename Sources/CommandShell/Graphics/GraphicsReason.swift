public enum GraphicsReason: Equatable, Sendable {
    case chosen
    /// The terminal has no color or cursor control, or color is turned off.
    case plain
    /// The named multiplexer does not pass pictures through.
    case inside(String)
    /// The named multiplexer passes pictures on to the terminal.
    case through(String, terminal: String)
    case variable(String, terminal: String)
    /// A variable and its value, such as `COLORTERM=truecolor`.
    case setting(String)
    case name(String)
    /// The terminal reported that it supports the protocol.
    case answer
    /// The terminal reported that it supports no better protocol.
    case noAnswer
    /// There is no evidence that the terminal supports a better protocol.
    case unknown
}
