import GalleryCore

extension StoredPages {
    init(favorites: any FavoritesStore) {
        self.init { (_, last, count) throws(StoreError) -> PhotoList in
            let found = try favorites.favorites(after: last, count: count + 1)
            return PhotoList(
                photos: found.prefix(count).map(\.photo), total: try favorites.count(),
                hasMore: found.count > count)
        }
    }
}
