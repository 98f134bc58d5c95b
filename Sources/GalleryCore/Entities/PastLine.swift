/// A command line of an earlier time.
public struct PastLine: Equatable, Sendable {
    /// The line as typed.
    public let text: String
    /// The name of the screen it was typed on.
    public let screen: String

    /// Joins the two.
    public init(text: String, screen: String) {
        self.text = text
        self.screen = screen
    }
}
