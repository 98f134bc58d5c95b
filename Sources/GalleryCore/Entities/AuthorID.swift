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
