/// Records imported photos, so that none is imported twice, even after removal.
public protocol ImportStore: Sendable {
    func progress(of collection: String?, account: Account) throws(StoreError) -> ImportProgress
    /// Stores new photos and the progress atomically. `isUpdate`: an earlier import reached the end of the list, so
    /// that a page without new photos ends this one.
    func take(
        _ photos: [Photo], page: Int, isLast: Bool, isUpdate: Bool, of list: ImportedList, account: Account
    ) throws(StoreError) -> ImportedPage
    /// Resets import progress of the service; favorites and boards stay.
    func forgetImports(from service: ServiceName) throws(StoreError)
}
