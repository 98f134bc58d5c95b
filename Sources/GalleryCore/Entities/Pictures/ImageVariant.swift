public struct ImageVariant: Hashable, Sendable {
    /// Absolute URL, or a path on the photo's service; for a local file, its SHA-256 digest.
    public let address: String
    /// Pixels; `nil` if the server scales the image to any requested width.
    public let width: Int?

    public init(address: String, width: Int?) {
        self.address = address
        self.width = width
    }
}
