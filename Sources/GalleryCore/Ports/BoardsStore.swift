public import FoundationEssentials

/// Durable boards, available offline and shared by all processes.
/// Changes are on disk when a call returns. Pictures of board photos are stored like those of favorites.
public protocol BoardsStore: Sendable {
    /// Most recently changed first.
    func boards() throws(StoreError) -> [Board]
    func board(_ id: Board.ID) throws(StoreError) -> Board?
    /// Compares names ignoring case.
    func board(named name: String) throws(StoreError) -> Board?
    /// Creates an empty board; `nil` if the name exists.
    func make(_ name: String, at date: Date) throws(StoreError) -> Board?
    /// Returns `false` if the board, photo or section is missing, or if the name of the board or section is in use.
    func change(_ id: Board.ID, _ change: BoardChange, at date: Date) throws(StoreError) -> Bool
    /// Appends photos; returns the number of new ones, `nil` if the board is missing.
    func add(_ photos: [Photo], to id: Board.ID, at date: Date) throws(StoreError) -> Int?
    /// Appends a local photo and stores its file; returns 1 if the photo is new, else 0, `nil` if the board is missing.
    func addOwn(_ photo: Photo, file: [UInt8], to id: Board.ID, at date: Date) throws(StoreError) -> Int?
    /// Removes photos from the board; returns the number of removed ones.
    func take(_ photos: [PhotoID], off id: Board.ID, at date: Date) throws(StoreError) -> Int
    /// Returns `false` if already removed.
    func remove(_ id: Board.ID, at date: Date) throws(StoreError) -> Bool
    /// Moves photos in the given order; returns the number of moved photos, 0 if the destination is missing.
    func move(
        _ photos: [PhotoID], to destination: BoardDestination, on id: Board.ID, at date: Date
    ) throws(StoreError) -> Int
    /// Moves those `photos` that have no section into `section`, creating it if needed.
    func put(_ photos: [PhotoID], into section: String, of id: Board.ID, at date: Date) throws(StoreError)
    func sections(of photos: [PhotoID], on id: Board.ID) throws(StoreError) -> [PhotoID: String]
    /// Photos after `photo`, or from the start for `nil`, in board order.
    func photos(
        of id: Board.ID, matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> [BoardPhoto]
    /// Most recently changed first.
    func names() throws(StoreError) -> [BoardName]
    /// Subset of `photos` on the board.
    func among(_ photos: [PhotoID], on id: Board.ID) throws(StoreError) -> Set<PhotoID>
    func names(with photo: PhotoID) throws(StoreError) -> [String]
}
