/// A line of an earlier time.
public struct TypedLine: Equatable, Sendable {
    public let text: String
    /// The name of the screen it was typed on.
    public let screen: String

    public init(_ text: String, on screen: String) {
        (self.text, self.screen) = (text, screen)
    }
}
