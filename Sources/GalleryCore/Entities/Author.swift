/// Who made a photo.
public struct Author: Hashable, Sendable, Codable {
    /// The name to print in a credit.
    public let name: String
    /// The service's handle, needed to list more by the same person.
    public let username: String?
    /// The profile page, https only.
    public let link: String?

    public init(name: String, username: String? = nil, link: String? = nil) {
        (self.name, self.username, self.link) = (name, username, link)
    }
}

/// The terms a photo is offered under.
public struct License: Hashable, Sendable, Codable {
    /// Short lower-case code, such as `unsplash`, `cc0` or `by-sa`.
    public let code: String
    /// The name to print, such as "Unsplash License" or "CC BY-SA 4.0".
    public let name: String
    /// The text of the license, https only.
    public let link: String?

    public init(code: String, name: String, link: String? = nil) {
        (self.code, self.name, self.link) = (code, name, link)
    }
}

/// Names an author on a service.
public enum AuthorID: Hashable, Sendable {
    /// The service's handle.
    case username(String)
    /// The name in credits, on a service that knows no handles.
    case name(String)
}

extension Author {
    public var id: AuthorID { username.map(AuthorID.username) ?? .name(name) }
}
