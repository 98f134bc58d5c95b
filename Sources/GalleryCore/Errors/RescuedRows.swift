/// What came over from a damaged database into a new one.
public struct RescuedRows: Equatable, Sendable {
    /// How many of a kind came over, and how many did not; nil when that cannot be known.
    public struct Count: Equatable, Sendable {
        public let rescued: Int
        public let lost: Int?

        public init(rescued: Int, lost: Int?) { (self.rescued, self.lost) = (rescued, lost) }
    }

    /// Of kinds that had nothing there is none.
    public private(set) var counts: [RescuedKind: Count]

    public init(_ counts: [RescuedKind: Count] = [:]) {
        self.counts = counts.filter { $1 != Count(rescued: 0, lost: 0) }
    }
}

/// Kinds of what a database holds.
public enum RescuedKind: CaseIterable, Sendable {
    /// Favorites, and photos of boards.
    case photos
    /// Stored pictures of them. What is lost is loaded again.
    case pictures
    /// A person's own tags.
    case tags
    case boards
    /// Named parts of boards.
    case sections
    /// Photos in their places on boards.
    case boardPhotos
    case searches
    /// Lines that were typed.
    case lines
    /// Likes and what else is known of a person's taste.
    case taste
    /// The lock before all of it.
    case lock
    /// What is remembered of photos that came from an account.
    case imports
    /// Favorites that the service of an account has still to be told of.
    case mirrored
}
