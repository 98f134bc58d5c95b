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
