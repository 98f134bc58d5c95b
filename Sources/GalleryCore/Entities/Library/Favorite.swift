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

public enum FavoritePictureSize: String, CaseIterable, Sendable {
    case card
    case screen

    /// Width to request from the service, in pixels.
    public var width: Int {
        switch self {
        case .card: 400
        case .screen: 1600
        }
    }
}
