import GalleryCore

/// Continuation after a typed line that ends the full screen.
enum AfterFullScreen {
    /// Line to run at the prompt.
    case line(String)
    /// Request that opens another screen; `photo` returns the photo of a number.
    case request(PhotoRequest, in: PhotoListID, photo: (Int) -> Photo?)
}
