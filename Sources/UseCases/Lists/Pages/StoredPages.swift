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

    init(boards: any BoardsStore) {
        self.init { (list, last, count) throws(StoreError) -> PhotoList in
            guard case .board(let id, let query) = list else { return PhotoList(hasMore: false) }
            let found = try boards.photos(of: id, matching: query, after: last, count: count + 1)
            let hasMore = found.count > count
            // Matches are counted only if they fit one page.
            let counted = last == nil && !hasMore ? found.count : nil
            return PhotoList(
                photos: found.prefix(count).map(\.photo),
                total: query.isEmpty ? try boards.board(id)?.count : counted, hasMore: hasMore)
        }
    }

    init(favorites: any FavoritesStore) {
        self.init { (_, last, count) throws(StoreError) -> PhotoList in
            let found = try favorites.favorites(after: last, count: count + 1)
            return PhotoList(
                photos: found.prefix(count).map(\.photo), total: try favorites.count(),
                hasMore: found.count > count)
        }
    }

    init(matching favorites: any FavoritesSearching, seen: any SeenStore) {
        self.init { (list, last, count) throws(StoreError) -> PhotoList in
            let page: Page<Photo>
            switch list {
            case .favoritesMatching(let query):
                page = try favorites.favorites(matching: query, after: last, count: count)
            case .seen(let query): page = seen.seen(matching: query, after: last, count: count)
            default: page = Page(items: [], hasMore: false)
            }
            return PhotoList(photos: page.items, total: page.total, hasMore: page.hasMore)
        }
    }

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, after: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, after last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        do throws(StoreError) {
            return try read(list, last, size)
        } catch {
            throw .notStored(error)
        }
    }
}
