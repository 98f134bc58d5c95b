public struct HistoryLine: Equatable, Sendable {
    public let text: String
    /// Name of the screen on which the line was typed.
    public let screen: String

    public init(text: String, screen: String) {
        self.text = text
        self.screen = screen
    }
}
