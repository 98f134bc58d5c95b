import GalleryCore

/// Pages of stored photos, without network access. Keyset pagination: each page starts after the last photo of the
/// previous page, even if that photo was removed. No photo is skipped, and the cost does not grow with the position.
struct StoredPages: PageSource {
    /// Reads `count` photos after `last`, or the first `count` photos for `nil`.
    typealias Reading =
        @Sendable (_ list: PhotoListID, _ last: PhotoID?, _ count: Int) throws(StoreError) -> PhotoList

    private let read: Reading
    private let size = 30

    init(_ read: @escaping Reading) { self.read = read }

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        do throws(StoreError) {
            return try read(list, last, size)
        } catch {
            throw .notStored(error)
        }
    }
}
