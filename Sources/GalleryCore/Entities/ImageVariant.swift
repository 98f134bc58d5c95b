/// One image file of a known width, or one that the service scales to the width asked for.
public struct ImageVariant: Hashable, Sendable {
    /// Absolute URL, or a path of the photo's own service.
    public let address: String
    /// Width in pixels; nil when the address can be scaled to any width.
    public let width: Int?

    /// An address with white space in it could not be written as a source set; it is dropped by the set.
    public init(address: String, width: Int?) {
        (self.address, self.width) = (address, width)
    }
}
