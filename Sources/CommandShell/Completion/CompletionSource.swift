/// Source of completions outside the screen, such as services or folders.
public struct CompletionSource: Hashable, Sendable {
    public let name: String

    /// First words of lines without a command.
    public static let lines = CompletionSource("lines")

    public init(_ name: String) { self.name = name }
}
