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
    /// The picture kept of a favorite or of a photo on a board: this size, else another one.
    func picture(of id: PhotoID, size: FavoritePictureSize) throws(StoreError) -> [UInt8]?
}

/// Command lines and searches of earlier sessions, shared by all running shells.
public protocol HistoryStore: Sendable {
    /// Appends a line; the oldest beyond 10,000 go. Lines that begin with a space are the caller's to leave out.
    func append(line: String, service: ServiceName, screen: String, at date: Date) throws(StoreError)
    /// The last lines, oldest first, a line just repeated left out.
    func lines(limit: Int) throws(StoreError) -> [HistoryLine]
    /// Notes a search with what it found; the same query again moves to the front.
    func append(search: RecentSearch, service: ServiceName) throws(StoreError)
    /// The last searches, newest first, each query once.
    func searches(limit: Int) throws(StoreError) -> [RecentSearch]
    /// Takes out the searches and the lines for which these hold, by their texts, without a trace on the disk; `undo`
    /// puts them back in their places.
    func forget(searches: (String) -> Bool, lines: (String) -> Bool) throws(StoreError) -> HistoryCount
}

/// The last page of the feed, for the next start.
public protocol FeedMemory: Sendable {
    /// Replaces what is remembered for the service.
    func remember(_ page: SavedFeedPage, service: ServiceName) throws(StoreError)
    /// What was remembered last.
    func recall(service: ServiceName) throws(StoreError) -> SavedFeedPage?
}

/// The pictures folder: full-size files with their credit in them and beside them. The one place that makes file
/// names. `folder` nil is the pictures folder itself; `~` and relative paths are understood.
public protocol PhotoFiles: Sendable {
    /// Where the photo already stands in the folder, in that format or, for nil, in any.
    func path(of photo: Photo, in folder: String?, as format: PictureFormat?) throws(StoreError) -> String?
    /// Makes the folder when missing, and a file for the photo's bytes: an empty one, or what came of it when an
    /// earlier download was cut.
    func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft
    /// Copies the draft, or with a format what it was converted to, into the folder with the photo's credit in it and
    /// `NAME.json` beside it; both are on the disk when it returns. The draft is gone then.
    ///
    /// Never overwrites: a name that is taken gets a number. A photo that stands there already, by identity or by
    /// content, is not kept twice. After an error nothing of it is in the folder, and the draft is as before.
    func publish(_ draft: FileDraft, of photo: Photo, as format: PictureFormat?) throws(StoreError)
        -> SavedFile
    /// Keeps what has come for the next draft of the photo, where that can go on from there.
    func setAside(_ draft: FileDraft)
    /// Removes what has come.
    func discard(_ draft: FileDraft)
}

/// Makes picture files of one format into another.
public protocol PictureConverting: Sendable {
    /// Writes the picture, upright, to a file at `path`; does nothing when it is of that format already. Throws
    /// `.notConverted` for what cannot be.
    func convert(fileAt source: String, to path: String, as format: PictureFormat) async throws(StoreError)
}

/// Shows pages outside of this program.
public protocol PageOpening: Sendable {
    /// Opens an https address in a browser; false where there is none, or it refuses.
    func open(_ link: String) async -> Bool
}

/// Says whether a file is a whole picture.
public protocol PictureChecking: Sendable {
    /// Decodes the file; throws `.notAPicture` when it is none or cut short, else returns its size in pixels.
    func check(fileAt path: String) async throws(StoreError) -> PixelSize
}

/// The lines a person recalls at the prompt.
public protocol LineRecall: Sendable {
    /// Some have gone, or come back: reads them anew.
    func readAnew()
}

/// What services have answered, kept for a while so that it can be shown again without them.
///
/// Nothing here is an error: a memory that cannot be written is an empty one.
public protocol ReplyCache: Sendable {
    /// Keeps the reply in the place of an earlier one.
    func remember(_ reply: CachedReply, as key: ReplyKey)
    /// What was answered within the last 30 days; nil when there is nothing, or nothing whole.
    func recall(_ key: ReplyKey) -> CachedReply?
}
