public import GalleryCore

public protocol PhotoSaving: Sendable {
    /// Saves the file with its credit, and adds the photo to the favorites if ordered. The file is durable when it
    /// returns.
    /// `progress` is called on any thread.
    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto
}
