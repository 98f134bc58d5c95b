import GalleryCore

/// Boards, and what a person adds to photos: what every screen with photos can do with them.
protocol BoardingInteracting: Sendable {
    /// All of them, the one changed last first.
    func boards() throws(ScreenError) -> [Board]
    /// The one of that name, whatever its case.
    func board(named name: String) throws(ScreenError) -> Board?
    /// Makes one; nil when there is one of that name.
    func make(_ name: String) throws(ScreenError) -> Board?
    /// Sets something of it; false when it is gone, the name is taken or the photo is not on it.
    func change(_ board: Board, _ change: BoardChange) throws(ScreenError) -> Bool
    /// Puts photos on it, for good, then keeps their pictures; `progress` hears how many it has those of. Nil when the
    /// board is gone.
    func add(
        _ photos: [Photo], to board: Board, progress: (Int) -> Void
    ) async throws(ScreenError) -> BoardAddition?
    /// Copies a picture file onto it; false when it is on it already, nil when the board is gone.
    func addFile(_ path: String, to board: Board) async throws(ScreenError) -> Bool?
    /// Takes photos off it; how many were on it.
    func take(_ photos: [Photo], off board: Board) throws(ScreenError) -> Int
    /// Removes it; false when it is gone.
    func remove(_ board: Board) throws(ScreenError) -> Bool
    /// Moves photos on it; how many were moved.
    func move(_ photos: [Photo], to place: BoardPlace, on board: Board) throws(ScreenError) -> Int
    /// Changes what the person adds to a photo; false when it is not kept.
    func annotate(_ photo: Photo, _ change: AnnotationChange) throws(ScreenError) -> Bool
    /// What the person added to a photo, and the boards it is on; nothing when the store cannot tell.
    func remarks(on photo: Photo) -> Remarks
}

/// How putting photos on a board ended.
struct BoardAddition: Equatable, Sendable {
    /// How many were not on it before.
    let added: Int
    /// How many pictures could not be kept, and why the last one could not.
    var withoutPicture = 0
    var why: CatalogError?
}

/// What a person says of a photo.
struct Remarks: Equatable, Sendable {
    var annotation = Annotation()
    /// The names of its boards.
    var boards: [String] = []
}
