public import FoundationEssentials

/// Durable favorites, available offline with complete metadata. Changes are on disk when a call returns.
public protocol FavoritesStore: Sendable {
    /// Adds a favorite, or updates its metadata. One that was removed in the last 30 days returns to its old position.
    func add(_ photo: Photo, at date: Date) throws(StoreError)
    /// Updates the metadata of a favorite or board photo; ignores other photos.
    func refresh(_ photo: Photo) throws(StoreError)
    /// Stores a picture; ignored for a photo that is neither a favorite nor on a board.
    func save(picture: [UInt8], size: FavoritePictureSize, of id: PhotoID) throws(StoreError)
    /// Removes a favorite, but no saved files; returns `false` if the photo was not a favorite.
    func remove(_ id: PhotoID) throws(StoreError) -> Bool
    /// Favorites added before `photo`, or the newest for `nil`; newest first.
    func favorites(after photo: PhotoID?, count: Int) throws(StoreError) -> [Favorite]
    func favorite(_ id: PhotoID) throws(StoreError) -> Favorite?
    func count() throws(StoreError) -> Int
    /// Subset of `ids` that are favorites.
    func among(_ ids: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Most frequent first.
    func commonTags(limit: Int) throws(StoreError) -> [String]
    /// Favorites and board photos whose pictures are not stored yet, newest first.
    func withoutPictures(limit: Int) throws(StoreError) -> [Photo]
    /// Subset of `ids` that are favorites or board photos whose pictures are not stored yet.
    func withoutPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Subset of `ids` with a stored picture.
    func withPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Stored picture of a favorite or board photo: of this size, else of the other.
    func picture(of id: PhotoID, size: FavoritePictureSize) throws(StoreError) -> [UInt8]?
}

/// Full-text search in favorites: title, description, alternative text, tags, author, place, own tags and notes.
/// Ignores case and diacritics; ё equals е. The last word matches as a prefix.
public protocol FavoritesSearching: Sendable {
    /// Matches after `photo`, in the order of the query. The total is `nil` if there are too many matches to count.
    func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo>
}
