public import FoundationEssentials

/// Collections and liked photos of an account. Canceling the task throws `.cancelled`.
public protocol AccountCatalog: Sendable {
    func pageSize(for account: Account) -> Int
    /// In the service's order.
    func collections(
        of account: Account, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection>
    /// Photos of a collection, or the liked photos if `collection` is `nil`, in the service's order.
    func photos(
        of account: Account, in collection: String?, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo>
}

extension AccountCatalog {
    public func pageSize(for account: Account) -> Int { 30 }
}

/// List to import: a collection, which becomes a board, or (`collection` is `nil`) the likes, which become favorites.
public struct ImportedList: Equatable, Sendable {
    public let collection: String?
    public let title: String
    /// Date of the first imported photo. Each later photo gets a date one second earlier, also after an interruption.
    public let newest: Date

    public init(collection: String?, title: String, newest: Date) {
        self.collection = collection
        self.title = title
        self.newest = newest
    }
}

public struct ImportedPage: Equatable, Sendable {
    public let added: [PhotoID]
    /// Whether the import of the list is complete.
    public let isLast: Bool

    public init(added: [PhotoID], isLast: Bool) {
        self.added = added
        self.isLast = isLast
    }
}
