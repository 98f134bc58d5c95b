/// Names one list of photos by keys alone. Screens hand each other these, never live objects.
public enum PhotoListID: Hashable, Sendable {
    /// The feed, mixed with what the person likes.
    case recommendations
    /// The results of a search.
    case search(SearchQuery)
    /// The photos of one topic, by its name.
    case topic(String)
    /// The photos of one collection, by its key.
    case collection(String)
    /// More by one author.
    case author(AuthorID, on: ServiceName)
    /// Photos like the one named.
    case similar(PhotoID, by: Similarity)
    /// Photos that look like the picture in a file of this machine.
    case resembling(path: String)
    /// Photos taken at random, of these words or of any.
    case random(String)
    /// Photos named one by one.
    case named([PhotoID])
    /// What the person keeps.
    case favorites
    /// What of it has these words.
    case favoritesMatching(WordQuery)
    /// What the person has seen; with these words when there are any.
    case seen(WordQuery)
    /// The photos of a board, those with these words when there are any.
    case board(Board.ID, words: WordQuery)
    /// What would go with the photos of a board.
    case ideas(Board.ID)
}

extension PhotoListID {
    /// Everything in it is kept on this machine: nothing of it is asked for over a network.
    public var isLocal: Bool {
        switch self {
        case .favorites, .board, .favoritesMatching, .seen, .resembling: true
        default: false
        }
    }

    /// What is in it was chosen by taste.
    public var isRecommended: Bool {
        switch self {
        case .recommendations, .ideas: true
        default: false
        }
    }
}

/// What is known of a list so far.
public struct PhotoList: Equatable, Sendable {
    /// Those put away since, from the first on.
    public var earlier = SpilledPhotos()
    /// Those behind them, in order; grows at the end only.
    public var photos: [Photo]
    /// How many there are in all, when known.
    public var total: Int?
    /// False once the end was reached.
    public var hasMore: Bool
    /// Why photos are recommended; none of a list without ranking.
    public var reasons: [PhotoID: Reason]
    /// What the person should know about the page that came last.
    public var notes: [PageNote]
    /// Another one each time the list is started over.
    public var edition = 0

    /// A list of which nothing is known yet, unless told otherwise.
    public init(
        photos: [Photo] = [], total: Int? = nil, hasMore: Bool = true, reasons: [PhotoID: Reason] = [:],
        notes: [PageNote] = []
    ) {
        (self.photos, self.total, self.hasMore) = (photos, total, hasMore)
        (self.reasons, self.notes) = (reasons, notes)
    }
}

extension PhotoList {
    /// How many have been loaded.
    public var count: Int { earlier.count + photos.count }

    /// The photo at an index from 0 on, wherever it is kept; nil for none.
    public subscript(index: Int) -> Photo? {
        guard index >= earlier.count else { return earlier[index] }
        return index < count ? photos[index - earlier.count] : nil
    }

    /// At most `most` photos from an index on.
    public func photos(from index: Int, most: Int) -> [Photo] {
        guard index < earlier.count else {
            return Array(photos.dropFirst(index - earlier.count).prefix(most))
        }
        return (index..<min(count, index + most)).compactMap { self[$0] }
    }
}

/// What a person calls a list whose identity holds a key only: the title of a collection or of the photo that others
/// are like, the name of an author or a board.
///
/// It travels beside the identity and has no part in it.
public struct ListTitle: Equatable, Sendable {
    /// Nil where the identity says it all, or where only the key is known.
    public let name: String?

    public init(_ name: String? = nil) { self.name = name }
}
