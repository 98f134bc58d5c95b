/// Which collections to list.
public enum CollectionKind: Hashable, Sendable {
    /// The service's own topics.
    case topics
    /// What people put together: those with these words in their names, or the newest without any.
    case collections(String)

    /// The list of photos that one of its collections is.
    public func list(of collection: PhotoCollection) -> PhotoListID {
        switch self {
        case .topics: .topic(collection.key)
        case .collections: .collection(collection.key)
        }
    }
}
