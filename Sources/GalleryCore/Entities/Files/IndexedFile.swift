/// File in the index of the user's folders.
public struct IndexedFile: Equatable, Sendable {
    /// `file:` address.
    public let address: String
    /// Size of the file in bytes.
    public let bytes: Int
    /// Size as shown; `nil` if unknown.
    public let size: PixelSize?
    /// `nil` if the file was not decoded yet, or could not be decoded.
    public let look: PictureLook?
    /// Whether the file was decoded, or could not be.
    public let isExamined: Bool

    public init(
        address: String, bytes: Int, size: PixelSize?, look: PictureLook?, isExamined: Bool = true
    ) {
        self.address = address
        self.bytes = bytes
        self.size = size
        self.look = look
        self.isExamined = isExamined
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
