public import FoundationEssentials

/// A photo the person keeps.
public struct Favorite: Equatable, Sendable {
    /// The whole photo as it was when it was added.
    public let photo: Photo
    /// When it was added.
    public let addedAt: Date

    public init(photo: Photo, addedAt: Date) {
        (self.photo, self.addedAt) = (photo, addedAt)
    }
}

/// The two sizes in which a favorite's picture is kept.
public enum FavoritePictureSize: String, CaseIterable, Sendable {
    /// For a card in a list: 400 pixels wide.
    case card
    /// For the whole screen: 1,600 pixels wide.
    case screen

    /// Width in pixels to ask the service for.
    public var width: Int {
        switch self {
        case .card: 400
        case .screen: 1600
        }
    }
}
