public protocol PageSource: Sendable {
    /// 1-based.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// For keyset pagination: `last` is the last photo of the previous page, `nil` for the first page.
    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList
    func allowsPrefetching(in list: PhotoListID) -> Bool
}

extension PageSource {
    public func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list)
    }

    public func allowsPrefetching(in list: PhotoListID) -> Bool { true }
}
