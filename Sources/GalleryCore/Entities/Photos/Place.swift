public struct Place: Hashable, Sendable, Codable {
    /// Display name, such as "Bergen, Norway".
    public let name: String?
    /// Degrees north, -90 to 90.
    public let latitude: Double?
    /// Degrees east, -180 to 180.
    public let longitude: Double?

    /// `nil` if both name and valid position are missing. (0, 0) is invalid: services send it for "no position".
    public init?(name: String?, latitude: Double?, longitude: Double?) {
        let isOnEarth = (latitude ?? 0).magnitude <= 90 && (longitude ?? 0).magnitude <= 180
        let known = isOnEarth && ((latitude ?? 0) != 0 || (longitude ?? 0) != 0)
        guard name != nil || known else { return nil }
        self.name = name
        self.latitude = known ? latitude : nil
        self.longitude = known ? longitude : nil
    }
}
