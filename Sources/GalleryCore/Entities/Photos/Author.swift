public struct Author: Hashable, Sendable, Codable {
    /// Empty if no author is stated.
    public let name: String
    /// Key of the author on the service, such as a handle.
    public let username: String?
    /// Address of the profile page, https only.
    public let link: String?

    /// Statements that the author is unknown, which are no names. The second is the first with its hidden copy.
    private static let unknown: Set = [
        "unknown author", "unknown authorunknown author", "author unknown", "неизвестный автор",
        "автор неизвестен",
    ]

    public init(name: String, username: String? = nil, link: String? = nil) {
        let isUnknown = Self.isUnknown(name)
        self.name = isUnknown ? "" : name
        self.username = isUnknown && username.map(Self.isUnknown) == true ? nil : username
        self.link = link
    }

    private static func isUnknown(_ name: String) -> Bool {
        name.utf8.count <= 64 && unknown.contains(name.oneLine.lowercased())
    }

    /// Whether the service or this program knows the author by a name or a key.
    public var isStated: Bool { !name.isEmpty || username != nil }
}

public enum AuthorID: Hashable, Sendable {
    case username(String)
    /// Display name, for an author without `username`.
    case name(String)
}

extension Author {
    public var id: AuthorID { username.map(AuthorID.username) ?? .name(name) }
}
