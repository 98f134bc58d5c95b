import GalleryCore

/// Runs after the grid is left.
enum AfterGrid {
    /// Line at the prompt.
    case line(String)
    /// Action that replaces the screen, on photos by their numbers in a list.
    case action(PhotoAction, in: PhotoListID, photo: (Int) -> Photo?)
}
