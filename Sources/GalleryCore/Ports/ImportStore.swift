/// Records imported photos, so that no photo is imported twice, even if the user removed it. Only after an import was
/// undone, a later import adds its photos again.
public protocol ImportStore: Sendable {
    func progress(of collection: String?, account: Account) throws(StoreError) -> ImportProgress
    /// Stores new photos and the progress atomically. `isUpdate`: an earlier import reached the end of the list, so
    /// a page without new photos ends the import.
    func take(
        _ photos: [Photo], page: Int, isLast: Bool, isUpdate: Bool, of list: ImportedList, account: Account
    ) throws(StoreError) -> ImportedPage
    /// Deletes the records of imports from the service; favorites and boards stay.
    func forgetImports(from service: ServiceName) throws(StoreError)
}

public enum ImportProgress: Equatable, Sendable {
    /// The next page to import, 1-based.
    case next(page: Int)
    /// The import is complete. The list may have new photos since.
    case whole
    /// The user removed the board of the list.
    case removed
}
