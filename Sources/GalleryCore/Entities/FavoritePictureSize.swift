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
