/// Identity of a photo list. Screens pass these instead of objects.
public enum PhotoListID: Hashable, Sendable {
    /// The feed, mixed with photos ranked by taste.
    case recommendations
    case search(SearchQuery)
    /// Photos of the topic with that key.
    case topic(String)
    /// Photos of the collection with that key.
    case collection(String)
    case author(AuthorID, on: ServiceName)
    case similar(PhotoID, by: Similarity)
    /// Photos that look like a local picture file.
    case resembling(path: String)
    /// Random photos; any photos for an empty query.
    case random(String)
    case named([PhotoID])
    case favorites
    case favoritesMatching(WordQuery)
    /// Viewed photos; all for an empty query.
    case seen(WordQuery)
    /// Photos of a board; all for an empty query.
    case board(Board.ID, words: WordQuery)
    case ideas(Board.ID)
}

extension PhotoListID {
    /// Whether the list is stored on this computer and needs no network.
    public var isLocal: Bool {
        switch self {
        case .favorites, .board, .favoritesMatching, .seen, .resembling: true
        default: false
        }
    }

    public var isRecommended: Bool {
        switch self {
        case .recommendations, .ideas: true
        default: false
        }
    }
}

/// Loaded part of a list.
public struct PhotoList: Equatable, Sendable {
    /// Start of the list, moved to the spill file.
    public var earlier = SpilledPhotos()
    /// Photos after `earlier`; only appended to.
    public var photos: [Photo]
    public var total: Int?
    public var hasMore: Bool
    /// Reasons for recommendation; empty for unranked lists.
    public var reasons: [PhotoID: Reason]
    public var notes: [PageNote]
    /// Changes whenever the list restarts.
    public var edition = 0

    public init(
        photos: [Photo] = [], total: Int? = nil, hasMore: Bool = true, reasons: [PhotoID: Reason] = [:],
        notes: [PageNote] = []
    ) {
        self.photos = photos
        self.total = total
        self.hasMore = hasMore
        self.reasons = reasons
        self.notes = notes
    }
}

extension PhotoList {
    public var count: Int { earlier.count + photos.count }

    /// Zero-based, including `earlier`; `nil` if out of range or unreadable.
    public subscript(index: Int) -> Photo? {
        guard index >= earlier.count else { return earlier[index] }
        return index < count ? photos[index - earlier.count] : nil
    }

    public func photos(from index: Int, most: Int) -> [Photo] {
        guard index < earlier.count else {
            return Array(photos.dropFirst(index - earlier.count).prefix(most))
        }
        return (index..<min(count, index + most)).compactMap { self[$0] }
    }
}

/// Display name of a list whose identity is an opaque key: a collection, similar photo, author or board.
///
/// Not part of the identity.
public struct ListTitle: Equatable, Sendable {
    /// `nil` if the identity suffices or the name is unknown.
    public let name: String?

    public init(_ name: String? = nil) { self.name = name }
}
