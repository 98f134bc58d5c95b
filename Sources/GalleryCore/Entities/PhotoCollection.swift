/// Photos put together under a name: a topic of a service, or a collection made by a user.
public struct PhotoCollection: Hashable, Sendable, Codable {
    /// What its photos are asked for by.
    public let key: String
    /// The name to print.
    public let title: String
    /// What it is about.
    public let about: String?
    /// How many photos are in it, when the service tells.
    public let count: Int?
    /// Who put it together, where that is one person.
    public let author: Author?

    /// Everything but key and title is optional.
    public init(
        key: String, title: String, about: String? = nil, count: Int? = nil, author: Author? = nil
    ) {
        (self.key, self.title, self.about, self.count, self.author) = (key, title, about, count, author)
    }
}

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
