public import FoundationEssentials

/// A person's account at a service, without anything secret.
public struct Account: Equatable, Sendable {
    public let service: ServiceName
    /// The service's identifier, which stays when the account is renamed.
    public let user: String
    /// The handle, such as `jane_doe`.
    public let username: String
    /// The name to show; the handle where the person gave none.
    public let name: String
    /// The picture of the person, https; nil for none.
    public let avatar: String?
    public let signedInAt: Date

    public init(
        service: ServiceName, user: String, username: String, name: String, avatar: String? = nil,
        signedInAt: Date
    ) {
        (self.service, self.user, self.username, self.name) = (service, user, username, name)
        (self.avatar, self.signedInAt) = (avatar, signedInAt)
    }
}
