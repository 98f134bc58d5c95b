/// Favorite added or removed locally, and not yet confirmed by an account's service.
public struct MirroredChange: Equatable, Sendable {
    /// Distinguishes the change from later ones of the same photo.
    public let number: Int64
    public let service: ServiceName
    /// The service's identifier of the account.
    public let user: String
    public let key: String
    /// State to set at the service.
    public let isFavorite: Bool

    public init(number: Int64, service: ServiceName, user: String, key: String, isFavorite: Bool) {
        self.number = number
        self.service = service
        self.user = user
        self.key = key
        self.isFavorite = isFavorite
    }
}
