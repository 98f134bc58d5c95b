public import FoundationEssentials

public struct Favorite: Equatable, Sendable {
    /// Snapshot of when it was added.
    public let photo: Photo
    public let addedAt: Date

    public init(photo: Photo, addedAt: Date) {
        self.photo = photo
        self.addedAt = addedAt
    }
}
