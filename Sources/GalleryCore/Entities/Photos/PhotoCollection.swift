/// Topic of a service, or collection of a user.
public struct PhotoCollection: Hashable, Sendable, Codable {
    public let key: String
    public let title: String
    public let about: String?
    public let count: Int?
    /// Creator, if created by a single user.
    public let author: Author?

    public init(
        key: String, title: String, about: String? = nil, count: Int? = nil, author: Author? = nil
    ) {
        self.key = key
        self.title = title
        self.about = about
        self.count = count
        self.author = author
    }
}

public enum CollectionKind: Hashable, Sendable {
    case topics
    /// User collections whose names match the query; any for an empty query.
    case collections(String)

    public func list(of collection: PhotoCollection) -> PhotoListID {
        switch self {
        case .topics: .topic(collection.key)
        case .collections: .collection(collection.key)
        }
    }
}
