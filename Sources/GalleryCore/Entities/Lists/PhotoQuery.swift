public enum PhotoQuery: Hashable, Sendable {
    /// The service's own selection.
    case feed
    /// Matching photos, without paid placements.
    case search(SearchQuery)
    case topic(String)
    case collection(String)
    case author(AuthorID, on: ServiceName)
    case similar(Example)
    /// Random photos; any photos for an empty query. Has no pages: each request returns new photos.
    case random(String)

    /// Example photo for a similarity search. Compared by identifier, as its metadata is incomplete in lists.
    public struct Example: Hashable, Sendable {
        public let photo: Photo

        public static func == (one: Example, other: Example) -> Bool { one.photo.id == other.photo.id }

        public func hash(into hasher: inout Hasher) { hasher.combine(photo.id) }
    }

    public static func similar(to photo: Photo) -> PhotoQuery { .similar(Example(photo: photo)) }

    public var hasPages: Bool { if case .random = self { false } else { true } }
}

public enum Similarity: Hashable, Sendable {
    /// Same subject, as found by the service or by words of the metadata.
    case subject
    case color
    case look
}
