public struct Author: Hashable, Sendable, Codable {
    public let name: String
    /// Key of the author on the service, such as a handle.
    public let username: String?
    /// Address of the profile page, https only.
    public let link: String?

    public init(name: String, username: String? = nil, link: String? = nil) {
        self.name = name
        self.username = username
        self.link = link
    }
}

public enum AuthorID: Hashable, Sendable {
    case username(String)
    /// Display name, for an author without `username`.
    case name(String)
}

extension Author {
    public var id: AuthorID { username.map(AuthorID.username) ?? .name(name) }
}
