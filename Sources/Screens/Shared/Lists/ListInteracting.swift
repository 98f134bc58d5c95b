import GalleryCore

/// What every list screen asks of its interactor.
protocol ListInteracting: Sendable {
    /// The list with one page more.
    func more(of list: PhotoListID) async throws(Trouble) -> PhotoList
}
