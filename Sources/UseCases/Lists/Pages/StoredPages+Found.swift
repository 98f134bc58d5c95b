import GalleryCore

extension StoredPages {
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
}
