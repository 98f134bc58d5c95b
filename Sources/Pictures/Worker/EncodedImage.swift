public import GalleryCore
public import PictureExchange

/// A picture at the size it is drawn, encoded by the worker as the terminal takes it.
public struct EncodedImage: Equatable, Sendable {
    public let form: PictureRequest.Form
    /// Pixels across, upright.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// Pixels, 3 bytes each; a JPEG or PNG file; or the insides of sixel control strings.
    public let bytes: [UInt8]
    /// The size of the picture itself, upright.
    public let original: PixelSize
    /// The data ended early or is damaged; what is missing is gray or background.
    public let isTruncated: Bool
    /// Average of its pixels.
    public let color: RGB

    /// Bytes of its key, its places in the cache and what the allocator rounds up: with thousands of small ones that
    /// is a third of all.
    private static let overhead = 1024

    /// Bytes it takes in memory.
    var cost: Int { bytes.count + Self.overhead }

    /// Where it is made of bare pixels.
    var pixels: PixelBuffer? {
        form == .pixels ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
    }
}
