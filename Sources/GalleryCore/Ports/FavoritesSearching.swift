/// Full-text search in favorites: title, description, alternative text, tags, author, place, own tags and notes.
/// Ignores case and diacritics; ё equals е. The last word matches as a prefix.
public protocol FavoritesSearching: Sendable {
    /// Matches after `photo`, most recently added first. The total is `nil` above 500, or above 100 with phrases.
    func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo>
}
