public import GalleryCore

/// The pages of the favourites. Each reaches back over the one before, so that a photo removed meanwhile does
/// not hide the one that moved up into its place; the list leaves doubles out.
public struct FavoritesPages: PageSource {
    private let favorites: any FavoritesStore
    private let size = 30

    /// Takes the store.
    public init(favorites: any FavoritesStore) { self.favorites = favorites }

    /// Never asks a network; a store that cannot be read is told as a refusal.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let offset = max(0, (number - 2) * size)
        let count = number * size - offset
        do throws(StoreError) {
            let total = try favorites.count()
            let found = try favorites.favorites(offset: offset, count: count)
            return PhotoList(photos: found.map(\.photo), total: total, hasMore: offset + count < total)
        } catch {
            throw .refused(Phrases.explanation(error))
        }
    }
}
