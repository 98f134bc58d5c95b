import GalleryCore

/// What a person can ask of the list of boards.
enum BoardsEvent: Equatable, Sendable {
    case open(Int)
    case more
    case refresh
}

protocol BoardsInteracting: Sendable {
    /// All of them, the one changed last first.
    func boards() throws(ScreenError) -> [Board]
}
