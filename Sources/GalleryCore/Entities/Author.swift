public struct Author: Hashable, Sendable, Codable {
    public let name: String
    /// Handle on the service, needed to list the author's photos.
    public let username: String?
    /// Profile page, https only.
    public let link: String?

    public init(name: String, username: String? = nil, link: String? = nil) {
        self.name = name
        self.username = username
        self.link = link
    }
}

public struct License: Hashable, Sendable, Codable {
    /// Short lower-case code, such as `unsplash`, `cc0` or `by-sa`.
    public let code: String
    /// Display name, such as "Unsplash License" or "CC BY-SA 4.0".
    public let name: String
    /// License text, https only.
    public let link: String?

    public init(code: String, name: String, link: String? = nil) {
        self.code = code
        self.name = name
        self.link = link
    }
}

public enum AuthorID: Hashable, Sendable {
    case username(String)
    /// Name in credits, on services without handles.
    case name(String)
}

extension Author {
    public var id: AuthorID { username.map(AuthorID.username) ?? .name(name) }
}
