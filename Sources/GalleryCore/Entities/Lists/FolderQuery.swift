/// Pictures of a folder on this computer: those in it, or a search in it and in all folders below.
public struct FolderQuery: Hashable, Sendable {
    /// Absolute path.
    public var path: String
    /// Whether pictures of all folders below belong to the list, in place of the folders themselves.
    public var isRecursive: Bool
    /// Whether names that begin with a dot belong to the list.
    public var includesHidden: Bool
    public var order: FileOrder
    public var isReversed: Bool
    /// `nil` without a search.
    public var search: SearchQuery?
    /// Absolute paths of further folders whose files are compared with those of this folder.
    public var others: [String] = []

    public init(
        _ path: String, isRecursive: Bool = false, includesHidden: Bool = false, order: FileOrder = .name,
        isReversed: Bool = false, search: SearchQuery? = nil
    ) {
        self.path = path
        self.isRecursive = isRecursive
        self.includesHidden = includesHidden
        self.order = order
        self.isReversed = isReversed
        self.search = search
    }

    /// The folder and all folders below, of which the search shows a part.
    public var withoutSearch: FolderQuery {
        var query = self
        query.search = nil
        return query
    }
}

public enum FileOrder: String, CaseIterable, Sendable {
    case name
    /// Newest first, by the time of the last change.
    case date
    /// Largest first, in bytes.
    case size
    case random

    /// Order by its name or by another name that users know from searches.
    public init?(typed name: String) {
        switch name.lowercased() {
        case "latest", "newest", "new", "recent", "modified": self = .date
        case "title": self = .name
        case "largest", "bytes": self = .size
        case let name: self.init(rawValue: name)
        }
    }
}
