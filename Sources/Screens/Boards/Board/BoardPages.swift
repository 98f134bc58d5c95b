public import GalleryCore

/// The pages of a board. Each begins behind the last photo of the one before.
public struct BoardPages: PageSource {
    private let boards: any BoardsStore
    private let size = 30

    /// Takes the store.
    public init(boards: any BoardsStore) { self.boards = boards }

    /// The first page.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    /// Never asks a network; a store that cannot be read is told as a refusal.
    public func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        guard case .board(let id, _, let words) = list else { return PhotoList(hasMore: false) }
        do throws(StoreError) {
            let found = try boards.photos(of: id, matching: words, after: last, count: size + 1)
            return PhotoList(
                photos: found.prefix(size).map(\.photo),
                total: words.isEmpty ? try boards.board(id)?.count : nil, hasMore: found.count > size)
        } catch {
            throw .refused(Phrases.explanation(error))
        }
    }
}
