/// What a service gave in exchange for a sign-in. Neither printing nor reflection shows its text.
public struct AccessToken: Equatable, Sendable {
    public let text: String
    /// Of OAuth 1.0a, which signs with it; empty for OAuth 2.
    public let secret: String
    /// Favorites may be changed with it, not only read.
    public let mayWrite: Bool

    public init(_ text: String, secret: String = "", mayWrite: Bool = false) {
        (self.text, self.secret, self.mayWrite) = (text, secret, mayWrite)
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    public var description: String { "token" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
