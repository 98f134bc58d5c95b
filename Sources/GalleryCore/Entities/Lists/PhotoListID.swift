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
    /// Files of a search, or of a folder and all folders below, compared by how they look.
    case alike(FolderQuery, FileComparison)
    /// Files by their paths.
    case files([String])
}

public enum FileComparison: Hashable, Sendable {
    /// Groups of files that show the same picture; with an address, the group of this file.
    case twins(of: String?)
    /// Files by their similarity to the file at an address.
    case similar(to: String, by: Similarity)
}

extension PhotoListID {
    /// Whether the list never needs the network.
    public var isLocal: Bool {
        switch self {
        case .favorites, .board, .favoritesMatching, .seen, .resembling, .folder, .alike, .files: true
        default: false
        }
    }

    /// Whether the list has files of the user's folders.
    public var isOfFiles: Bool {
        switch self {
        case .folder, .alike, .files: true
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
