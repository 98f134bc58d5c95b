public protocol PageSource: Sendable {
    /// 1-based.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// `last` is the last photo of the previous page, for keyset pagination; `nil` for the first page.
    func page(
        _ number: Int, of list: PhotoListID, after last: PhotoID?
    ) async throws(CatalogError) -> PhotoList
    func allowsPrefetching(in list: PhotoListID) -> Bool
}

extension PageSource {
    public func page(
        _ number: Int, of list: PhotoListID, after last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list)
    }

    public func allowsPrefetching(in list: PhotoListID) -> Bool { true }
}
