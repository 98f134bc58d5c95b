public struct Author: Hashable, Sendable, Codable {
    public let name: String
    /// Handle on the service, needed to list the author's photos.
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
    /// Display name; identifies the author on services without handles.
    case name(String)
}

extension Author {
    public var id: AuthorID { username.map(AuthorID.username) ?? .name(name) }
}
