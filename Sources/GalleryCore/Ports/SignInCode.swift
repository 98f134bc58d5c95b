/// Single-use code that is exchanged for a token. Printing and reflection redact it.
public struct SignInCode: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(_ text: String) { self.text = text }

    public var description: String { "code" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
