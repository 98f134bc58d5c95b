import GalleryCore

/// The pages of what is kept on this machine. Never asks a network.
///
/// Each begins behind the last photo of the one before, also when that was removed meanwhile: nothing moves up, and a
/// millionth is found as fast as the first.
struct StoredPages: PageSource {
    /// Reads so many photos behind one; nil stands for the beginning.
    typealias Reading =
        @Sendable (_ list: PhotoListID, _ last: PhotoID?, _ count: Int) throws(StoreError) -> PhotoList

    private let read: Reading
    private let size = 30

    init(_ read: @escaping Reading) { self.read = read }

    /// The first page.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    /// A list of another kind is empty.
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
