public import GalleryCore

public protocol PhotoSaving: Sendable {
    /// Saves the file with its credit, and adds the photo to the favorites. The file is durable when it returns.
    /// `progress` is called on any thread.
    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto
}

public struct SavedPhoto: Equatable, Sendable {
    public let file: SavedFile
    /// Defect of a file saved as is; `nil` for an intact picture.
    public var fault: PictureFault?
    /// Whether the file was converted from the first frame of an animation.
    public var isFirstFrame = false
    /// Why the photo could not be added to the favorites.
    public var favoriteFailure: ScreenError?
}
