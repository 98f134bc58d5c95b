/// Identifier of a photo list, passed between screens.
public enum PhotoListID: Hashable, Sendable {
    /// Feed photos and photos found by taste, ranked together.
    case recommendations
    case search(SearchQuery)
    case topic(String)
    case collection(String)
    case author(AuthorID, on: ServiceName)
    case similar(PhotoID, by: Similarity)
    case resembling(path: String)
    /// Random photos; any photos for an empty query.
    case random(String)
    case named([PhotoID])
    case favorites
    case favoritesMatching(WordQuery)
    /// Viewed photos; all for an empty query.
    case seen(WordQuery)
    /// Photos of a board; all for an empty query.
    case board(Board.ID, query: WordQuery)
    case ideas(Board.ID)
    case folder(FolderQuery)
    /// Files by their paths.
    case files([String])
}

extension PhotoListID {
    /// Whether the list never needs the network.
    public var isLocal: Bool {
        switch self {
        case .favorites, .board, .favoritesMatching, .seen, .resembling, .folder, .files: true
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
