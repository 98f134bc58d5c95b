/// Access token of an account. Printing and reflection redact it.
public struct AccessToken: Equatable, Sendable {
    public let text: String
    /// Token secret of OAuth 1.0a, used for signing; empty for OAuth 2.
    public let secret: String
    public let mayWrite: Bool

    public init(_ text: String, secret: String = "", mayWrite: Bool = false) {
        self.text = text
        self.secret = secret
        self.mayWrite = mayWrite
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    public var description: String { "token" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
