/// Image file of fixed width, or one scaled on request.
public struct ImageVariant: Hashable, Sendable {
    /// Absolute URL, or a path on the photo's service; for an own picture, its digest.
    public let address: String
    /// Pixels; `nil` if scalable to any width.
    public let width: Int?

    public init(address: String, width: Int?) {
        self.address = address
        self.width = width
    }
}
