import GalleryCore

/// What a person can ask of one board.
enum BoardEvent: Equatable, Sendable {
    case more
    case refresh
    case photo(PhotoAction)
}

protocol BoardInteracting: ListInteracting {
    /// The board as it is now; nil when it was removed.
    func board(_ id: Board.ID) throws(ScreenError) -> Board?
    /// Starts the list over.
    func startOver(_ list: PhotoListID) async
}
