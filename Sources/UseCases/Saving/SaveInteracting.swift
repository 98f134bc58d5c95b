public import GalleryCore

public protocol SaveInteracting: Sendable {
    /// Loads the credits that services state, for photos to be saved.
    func prepare(_ photos: [Photo]) async
    /// Saves the file durably with its credit, and adds a favorite if ordered. `progress` runs on any thread.
    func save(
        _ photo: Photo, _ order: SaveRequest, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto
}
