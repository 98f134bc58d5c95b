import GalleryCore

/// Line or action that runs after the grid is left.
enum AfterGrid {
    /// Line at the prompt.
    case line(String)
    /// Action that opens another screen. `photo` returns a photo by its number in the list.
    case action(PhotoAction, in: PhotoListID, photo: (Int) -> Photo?)
}
