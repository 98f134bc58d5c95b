public import GalleryCore

/// The pages of the favourites. Each begins behind the last photo of the one before, also when that was removed
/// meanwhile: nothing moves up, and a millionth is found as fast as the first.
public struct FavoritesPages: PageSource {
    private let favorites: any FavoritesStore
    private let size = 30

    /// Takes the store.
    public init(favorites: any FavoritesStore) { self.favorites = favorites }

    /// The first page.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    /// Never asks a network; a store that cannot be read is told as a refusal.
    public func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        do throws(StoreError) {
            let found = try favorites.favorites(after: last, count: size + 1)
            return PhotoList(
                photos: found.prefix(size).map(\.photo), total: try favorites.count(),
                hasMore: found.count > size)
        } catch {
            throw .refused(Phrases.explanation(error))
        }
    }
}
