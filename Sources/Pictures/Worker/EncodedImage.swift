public import GalleryCore
public import PictureExchange

public struct EncodedImage: Equatable, Sendable {
    public let form: PictureRequest.Form
    public let width: Int
    public let height: Int
    /// Depending on `form`: pixels of 3 bytes, a JPEG or PNG file, sixel bodies, or a credit. The first frame if
    /// animated.
    public let bytes: [UInt8]
    public let original: PixelSize
    /// Whether the data was incomplete or damaged; missing pixels have a fill color.
    public let isTruncated: Bool
    public let color: RGB
    public let descriptor: VisualDescriptor?
    public let isAnimated: Bool
    /// All frames of an animation if they were requested, otherwise empty.
    let frames: [AnimationFrame]

    /// Bytes for key, cache entry and allocator overhead; a third of the total if there are thousands of small images.
    private static let overhead = 1024

    var cost: Int { bytes.count * max(1, frames.count) + Self.overhead }

    var pixels: PixelBuffer? {
        form == .pixels ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
    }
}
