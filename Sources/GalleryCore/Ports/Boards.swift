public import FoundationEssentials

/// The boards: durable, offline, shared by all running shells.
///
/// A call that returned has been written through to the disk. A photo on a board is kept with its pictures, be it
/// a favorite or not.
public protocol BoardsStore: Sendable {
    /// All of them, the one changed last first.
    func boards() throws(StoreError) -> [Board]
    /// One of them.
    func board(_ id: Board.ID) throws(StoreError) -> Board?
    /// The one of that name, whatever its case.
    func board(named name: String) throws(StoreError) -> Board?
    /// Makes an empty one; nil when there is one of that name.
    func make(_ name: String, at date: Date) throws(StoreError) -> Board?
    /// Sets something of it; false when the board is gone, the name is another board's, the photo is not on it, or a
    /// section is there already or is not.
    func change(_ id: Board.ID, _ change: BoardChange, at date: Date) throws(StoreError) -> Bool
    /// Puts photos behind those that are on it; returns how many were not on it, nil when the board is gone.
    func add(_ photos: [Photo], to id: Board.ID, at date: Date) throws(StoreError) -> Int?
    /// The same for a picture of the person's own: with its file, whole.
    func addOwn(_ photo: Photo, file: [UInt8], to id: Board.ID, at date: Date) throws(StoreError) -> Int?
    /// Takes photos off it; returns how many were on it.
    func take(_ photos: [PhotoID], off id: Board.ID, at date: Date) throws(StoreError) -> Int
    /// Removes a board; false when it is gone already.
    func remove(_ id: Board.ID, at date: Date) throws(StoreError) -> Bool
    /// Moves photos, in the order given; returns how many were moved, none where there is no such section.
    func move(
        _ photos: [PhotoID], to place: BoardPlace, on id: Board.ID, at date: Date
    ) throws(StoreError) -> Int
    /// Puts those of the photos that stand in no section into that one, which is made where there is none. Not undone.
    func put(_ photos: [PhotoID], into section: String, of id: Board.ID, at date: Date) throws(StoreError)
    /// The titles of the sections in which these stand.
    func sections(of photos: [PhotoID], on id: Board.ID) throws(StoreError) -> [PhotoID: String]
    /// Those behind `photo`, or from the first on, in order; with words, those that have them all.
    func photos(
        of id: Board.ID, matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> [BoardPhoto]
    /// What all of them are called, the one changed last first.
    func names() throws(StoreError) -> [BoardName]
    /// Which of these are on it.
    func among(_ photos: [PhotoID], on id: Board.ID) throws(StoreError) -> Set<PhotoID>
    /// The names of the boards a photo is on.
    func names(with photo: PhotoID) throws(StoreError) -> [String]
}

/// What people add to photos they keep.
public protocol AnnotationStore: Sendable {
    /// What was added to a photo; nothing when it is not kept.
    func annotation(of photo: PhotoID) throws(StoreError) -> Annotation
    /// Changes it; false when the photo is neither a favorite nor on a board.
    func annotate(_ photo: PhotoID, _ change: AnnotationChange) throws(StoreError) -> Bool
}

/// Takes back what this session removed, liked, disliked and liked no more.
public protocol UndoStore: Sendable {
    /// Puts back what was removed last, as it was, or forgets a judgment; nil when there is nothing left.
    func undo() throws(StoreError) -> Restored?
}

/// What came back.
public enum Restored: Equatable, Sendable {
    case favorite(Favorite)
    /// Photos of a board, by its name.
    case photos(Int, board: String)
    /// The order and the sections of a board, by its name.
    case arrangement(board: String)
    /// A board, by the name it has now.
    case board(String)
    /// Searches and lines of the history.
    case history(HistoryCount)
    /// What was said of so many photos at once: liked or disliked.
    case judgment(TasteSignal, Int)
    /// What was said of so many photos and had been taken back.
    case judgments(Int)
}
