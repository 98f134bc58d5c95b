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
