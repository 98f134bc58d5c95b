/// Where the pages of lists come from.
public protocol PageSource: Sendable {
    /// Page `number`, from 1 on. `reasons` of the answer name tags that brought photos there.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList
}
