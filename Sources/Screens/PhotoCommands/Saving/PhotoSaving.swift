import GalleryCore

/// Full-size files in the pictures folder.
protocol PhotoSaving: Sendable {
    /// Saves the file with its credit, and adds the photo to the favorites. The file is durable when it returns.
    /// `progress` is called on any thread.
    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto
}

/// A photo that stands in a folder.
struct SavedPhoto: Equatable, Sendable {
    let file: SavedFile
    /// What is wrong with a file that was kept as it is; nil for a whole picture.
    var fault: PictureFault?
    /// It was made of the first frame of an animation.
    var isFirstFrame = false
    /// Why the photo is no favorite besides; nil when it is one.
    var favoriteFailure: ScreenError?
}
