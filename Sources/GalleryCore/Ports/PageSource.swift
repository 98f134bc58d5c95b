/// Where the pages of lists come from.
public protocol PageSource: Sendable {
    /// Page `number`, from 1 on.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// The same for sources that go on behind the last photo of the page before, which is nil for the first page.
    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList
    /// Whether a page may be asked for before anybody wants it.
    func mayLookAhead(in list: PhotoListID) -> Bool
}

extension PageSource {
    /// By the number alone.
    public func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list)
    }

    public func mayLookAhead(in list: PhotoListID) -> Bool { true }
}
