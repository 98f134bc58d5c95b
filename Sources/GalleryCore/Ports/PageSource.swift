/// Where the pages of lists come from.
public protocol PageSource: Sendable {
    /// Page `number`, from 1 on.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// The same for sources that go on behind the last photo of the page before, which is nil for the first page.
    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList
    /// Whether a page may be prefetched.
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

/// Keeps photos out of memory for as long as the program runs.
public protocol PhotoSpilling: Sendable {
    /// Puts photos away; nil when there is no room for them.
    func putAway(_ photos: [Photo]) -> SpillOffset?
    /// What was put away there, as it was; none when it cannot be read any more.
    func photos(at mark: SpillOffset) -> [Photo]
}

/// Where photos were put.
public struct SpillOffset: Hashable, Sendable {
    /// Bytes from the start of the shelf.
    public let offset: Int64
    public let length: Int

    public init(offset: Int64, length: Int) {
        (self.offset, self.length) = (offset, length)
    }
}
