import CommandShell
import GalleryCore
import Wording

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

    /// Order that a word such as `order:date` names; `nil` for other words.
    static func order(_ word: String, at index: Int) throws(UsageError) -> FileOrder? {
        guard word.lowercased().hasPrefix("order:") else { return nil }
        let name = String(word.dropFirst("order:".count))
        if let order = FileOrder(typed: name) { return order }
        throw UsageError(
            .filterValue(name, of: "order", known: FileOrder.allCases.map(\.rawValue)),
            at: .argument(index, part: name))
    }

    /// Reason for a line such as `sort by date` in a folder.
    static func sorting(_ words: [String]) -> UsageError.Reason {
        let order = words.count > 1 ? words.last.flatMap(FileOrder.init(typed:)) : nil
        return order.map { .foreign(words[0], line: "search order:\($0.rawValue)") }
            ?? .nothing(Phrases.Files.sorting)
    }
}
