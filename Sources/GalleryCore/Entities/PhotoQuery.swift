/// What a list of a service's photos is asked for by.
public enum PhotoQuery: Hashable, Sendable {
    /// The service's own selection, newest first.
    case feed
    /// Photos that match; paid placements are left out.
    case search(SearchQuery)
    /// The photos of one topic, by its name.
    case topic(String)
    /// The photos of one collection, by its key.
    case collection(String)
    /// More by one author, who is known to this service only.
    case author(AuthorID, on: ServiceName)
    /// Photos like one, from its own service.
    case similar(Example)
    /// Photos taken at random, of the words when there are any. There are no pages: each request is answered with
    /// others, whatever its number.
    case random(String)

    /// A photo that others are like. Equal by identity: lists tell less of a photo than its own page.
    public struct Example: Hashable, Sendable {
        public let photo: Photo

        public static func == (one: Example, other: Example) -> Bool { one.photo.id == other.photo.id }

        public func hash(into hasher: inout Hasher) { hasher.combine(photo.id) }
    }

    public static func similar(to photo: Photo) -> PhotoQuery { .similar(Example(photo: photo)) }

    /// Whether an answer is a part of a list that goes on behind it.
    public var hasPages: Bool { if case .random = self { false } else { true } }
}

/// What makes photos similar.
public enum Similarity: Hashable, Sendable {
    /// What can be seen on them, as their service or their words tell.
    case subject
    /// Their average colours.
    case color
    /// What their pictures look like.
    case look
}
