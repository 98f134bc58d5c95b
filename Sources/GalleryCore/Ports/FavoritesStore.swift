public import FoundationEssentials

/// The favorites: durable, offline, whole.
///
/// A call that returned has been written through to the disk.
public protocol FavoritesStore: Sendable {
    /// Keeps a photo; keeping it again changes nothing but refreshes the entity. Undoes an earlier removal in place.
    func add(_ photo: Photo, at date: Date) throws(StoreError)
    /// Takes over what is known of a photo that is a favorite or on a board; nothing when it is neither.
    func refresh(_ photo: Photo) throws(StoreError)
    /// Keeps the bytes of a picture; silently nothing when the photo is neither a favorite nor on a board.
    func save(picture: [UInt8], size: FavoritePictureSize, of id: PhotoID) throws(StoreError)
    /// Forgets a favorite and its pictures; returns false when it was none. Never touches a saved file.
    func remove(_ id: PhotoID) throws(StoreError) -> Bool
    /// Those kept before that photo, or from the newest on, newest first.
    func favorites(after photo: PhotoID?, count: Int) throws(StoreError) -> [Favorite]
    /// One of them.
    func favorite(_ id: PhotoID) throws(StoreError) -> Favorite?
    /// How many there are.
    func count() throws(StoreError) -> Int
    /// Which of these are favorites.
    func among(_ ids: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Tags of favorites, most frequent first.
    func commonTags(limit: Int) throws(StoreError) -> [String]
    /// Photos, favorites and those on boards, whose pictures have not been stored yet, newest first.
    func withoutPictures(limit: Int) throws(StoreError) -> [Photo]
    /// Which of these are such photos.
    func withoutPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Which of these have a picture there.
    func withPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// The picture kept of a favorite or of a photo on a board: this size, else another one.
    func picture(of id: PhotoID, size: FavoritePictureSize) throws(StoreError) -> [UInt8]?
}
