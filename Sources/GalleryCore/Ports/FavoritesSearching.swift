/// Full-text search in favorites: title, description, alternative text, tags, author, place, own tags and notes.
/// Ignores case and diacritics; ё equals е. The last word matches as a prefix.
public protocol FavoritesSearching: Sendable {
    /// Matches after `photo`, in the order of the query. The total is `nil` if there are too many matches to count.
    func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo>
}
