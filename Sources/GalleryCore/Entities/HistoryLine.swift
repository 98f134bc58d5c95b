/// A command line of an earlier time.
public struct HistoryLine: Equatable, Sendable {
    /// The line as typed.
    public let text: String
    /// The name of the screen it was typed on.
    public let screen: String

    public init(text: String, screen: String) {
        (self.text, self.screen) = (text, screen)
    }
}

/// How much of the history.
public struct HistoryCount: Equatable, Sendable {
    public let searches: Int
    /// Lines that were typed.
    public let lines: Int

    public init(searches: Int, lines: Int) {
        (self.searches, self.lines) = (searches, lines)
    }
}
