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

public enum FavoritePictureSize: String, CaseIterable, Sendable {
    case card
    case screen

    /// Pixels to request from the service.
    public var width: Int {
        switch self {
        case .card: 400
        case .screen: 1600
        }
    }
}
