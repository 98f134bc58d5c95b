public import GalleryCore

public protocol PhotoSaving: Sendable {
    /// Saves the file durably with its credit, and adds a favorite if ordered. `progress` runs on any thread.
    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto
}
