/// Source of completions outside the screen, such as services or folders.
public struct CompletionSource: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}
