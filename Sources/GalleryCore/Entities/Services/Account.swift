public import FoundationEssentials

/// The user's account at a service, without secrets.
public struct Account: Equatable, Sendable {
    public let service: ServiceName
    /// Identifier, unchanged when the username changes.
    public let user: String
    /// Handle, such as `jane_doe`.
    public let username: String
    /// Display name; the handle if not set.
    public let name: String
    /// Avatar address, https.
    public let avatar: String?
    public let signedInAt: Date

    public init(
        service: ServiceName, user: String, username: String, name: String, avatar: String? = nil,
        signedInAt: Date
    ) {
        self.service = service
        self.user = user
        self.username = username
        self.name = name
        self.avatar = avatar
        self.signedInAt = signedInAt
    }
}

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
