/// Line from the history.
public struct TypedLine: Equatable, Sendable {
    public let text: String
    /// Name of the screen where the line was typed.
    public let screen: String

    public init(_ text: String, on screen: String) {
        (self.text, self.screen) = (text, screen)
    }
}
