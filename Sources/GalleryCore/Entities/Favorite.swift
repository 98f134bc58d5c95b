public import FoundationEssentials

public struct Favorite: Equatable, Sendable {
    /// Photo as it was when added to the favorites.
    public let photo: Photo
    public let addedAt: Date

    public init(photo: Photo, addedAt: Date) {
        self.photo = photo
        self.addedAt = addedAt
    }
}
