import CommandShell
import GalleryCore
import Wording

/// Files and folders to show.
public struct FilesRequest: Equatable, Sendable {
    /// As typed: absolute or relative paths, `~`, and `file:` addresses.
    let paths: [String]
    let form: FolderForm
    /// Whether to show the folder of saved photos.
    let isOfSaved: Bool

    public init(paths: [String], form: FolderForm = FolderForm(), isOfSaved: Bool = false) {
        self.paths = paths
        self.form = form
        self.isOfSaved = isOfSaved
    }
}

/// How a folder is listed; `nil` leaves a property as it is in the list on screen.
public struct FolderForm: Equatable, Sendable {
    var order: FileOrder?
    var isReversed: Bool?
    var isRecursive: Bool?
    var includesHidden: Bool?

    public init() {}

    func applied(to query: FolderQuery) -> FolderQuery {
        var query = query
        // Another order begins with its own direction.
        if let order, order != query.order { query.isReversed = false }
        query.order = order ?? query.order
        query.isReversed = isReversed ?? query.isReversed
        query.isRecursive = isRecursive ?? query.isRecursive
        query.includesHidden = includesHidden ?? query.includesHidden
        return query
    }

    /// Reason for a line such as `sort by date` in a folder.
    static func sorting(_ words: [String]) -> UsageError.Reason {
        let order = words.count > 1 ? words.last.flatMap(FileOrder.init(typed:)) : nil
        return order.map { .foreign(words[0], line: "search order:\($0.rawValue)") }
            ?? .nothing(Phrases.Files.sorting)
    }
}
