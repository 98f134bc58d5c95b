public import FoundationEssentials

public struct Favorite: Equatable, Sendable {
    /// Photo as stored; its service may have changed it since.
    public let photo: Photo
    public let addedAt: Date

    public init(photo: Photo, addedAt: Date) {
        self.photo = photo
        self.addedAt = addedAt
    }
}
