public protocol PageSource: Sendable {
    /// 1-based.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// For sources that page by the last photo of the previous page, `nil` for the first page.
    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList
    func mayLookAhead(in list: PhotoListID) -> Bool
}

extension PageSource {
    public func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list)
    }

    public func mayLookAhead(in list: PhotoListID) -> Bool { true }
}

/// Spill file that keeps photos out of memory until exit.
public protocol PhotoSpilling: Sendable {
    /// Writes photos to the file; `nil` if that fails.
    func putAway(_ photos: [Photo]) -> SpillOffset?
    /// Reads photos back; empty if that fails.
    func photos(at mark: SpillOffset) -> [Photo]
}

/// Position of photos in the spill file.
public struct SpillOffset: Hashable, Sendable {
    /// Bytes from the start of the file.
    public let offset: Int64
    public let length: Int

    public init(offset: Int64, length: Int) {
        self.offset = offset
        self.length = length
    }
}
