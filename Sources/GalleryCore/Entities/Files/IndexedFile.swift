/// Decoded file in the index of the user's folders.
public struct IndexedFile: Equatable, Sendable {
    /// `file:` address.
    public let address: String
    /// Size of the file in bytes.
    public let bytes: Int
    /// Size as shown; `nil` if unknown.
    public let size: PixelSize?
    public let look: PictureLook

    public init(address: String, bytes: Int, size: PixelSize?, look: PictureLook) {
        self.address = address
        self.bytes = bytes
        self.size = size
        self.look = look
    }
}

/// How the decoded picture looks.
public struct PictureLook: Equatable, Sendable {
    public let descriptor: VisualDescriptor
    /// Average color.
    public let color: RGB

    public init(descriptor: VisualDescriptor, color: RGB) {
        self.descriptor = descriptor
        self.color = color
    }
}
