public import GalleryCore

/// The pages of what a person has with certain words in it: favourites, and photos seen. Never asks a network.
///
/// Each begins behind the last photo of the one before, as `FavoritesPages` do.
public struct OwnPages: PageSource {
    private let favorites: any FavoritesSearching
    private let seen: any SeenStore
    private let size = 30

    /// Takes the stores.
    public init(favorites: any FavoritesSearching, seen: any SeenStore) {
        self.favorites = favorites
        self.seen = seen
    }

    /// The first page.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    /// A store that cannot be read is told as a refusal; a list of another kind is empty.
    public func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        let page: Page<Photo>
        switch list {
        case .kept(let query):
            do throws(StoreError) {
                page = try favorites.favorites(matching: query, after: last, count: size)
            } catch {
                throw .refused(Phrases.explanation(error))
            }
        case .seen(let query): page = seen.seen(matching: query, after: last, count: size)
        default: page = Page(items: [], hasMore: false)
        }
        return PhotoList(photos: page.items, total: page.total, hasMore: page.hasMore)
    }
}
