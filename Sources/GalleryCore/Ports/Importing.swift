public import FoundationEssentials

/// What an account has at its service. Canceling a call's task ends it with `.cancelled`.
public protocol AccountCatalog: Sendable {
    /// The most that a page has.
    func pageSize(for account: Account) -> Int
    /// The collections the person made, in the service's order.
    func collections(
        of account: Account, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection>
    /// The photos of one of them; with nil those the person likes, newest first.
    func photos(
        of account: Account, in collection: String?, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo>
}

extension AccountCatalog {
    public func pageSize(for account: Account) -> Int { 30 }
}

/// A list of an account that becomes a board, or with a nil `collection` the favorites.
public struct ImportedList: Equatable, Sendable {
    public let collection: String?
    /// What its board is called.
    public let title: String
    /// Of the first photo of an import; those behind it are each a second older, also after an interruption.
    public let newest: Date

    public init(collection: String?, title: String, newest: Date) {
        (self.collection, self.title, self.newest) = (collection, title, newest)
    }
}

/// What became of a page.
public struct ImportedPage: Equatable, Sendable {
    /// Photos that were not where they are now.
    public let added: Int
    /// Nothing of its list is to be asked for behind it.
    public let isLast: Bool

    public init(added: Int, isLast: Bool) { (self.added, self.isLast) = (added, isLast) }
}

/// How far a list was imported.
public enum ImportProgress: Equatable, Sendable {
    /// The page that comes next, from 1 on.
    case next(page: Int)
    /// All that there was; more may have come since.
    case whole
    /// The person has removed its board.
    case removed
}

/// Remembers what was imported, so that nothing comes twice, not even what the person removed since.
public protocol ImportStore: Sendable {
    func progress(of collection: String?, account: Account) throws(StoreError) -> ImportProgress
    /// Puts a page where it belongs and notes that in the same step. `isUpdate`: the list was whole before, so that it
    /// ends with a page that holds nothing unknown.
    func take(
        _ photos: [Photo], page: Int, isLast: Bool, isUpdate: Bool, of list: ImportedList, account: Account
    ) throws(StoreError) -> ImportedPage
    /// Forgets what was imported from the service; favorites and boards stay.
    func forgetImports(from service: ServiceName) throws(StoreError)
}
