public import GalleryCore
public import PictureExchange

/// Picture at its drawn size, encoded for the terminal by the worker.
public struct EncodedImage: Equatable, Sendable {
    public let form: PictureRequest.Form
    public let width: Int
    public let height: Int
    /// Pixels of 3 bytes, a JPEG or PNG file, or the bodies of sixel strings. The first frame of an animation.
    public let bytes: [UInt8]
    /// Size of the original after rotation.
    public let original: PixelSize
    /// Whether the data was incomplete or damaged; missing parts are gray or background.
    public let isTruncated: Bool
    public let color: RGB
    /// `nil` if not requested.
    public let descriptor: VisualDescriptor?
    public let isAnimated: Bool
    /// All frames of an animation if requested, else empty.
    let frames: [AnimationFrame]

    /// Bytes for key, cache entry and allocator overhead: a third of the total if there are thousands of small images.
    private static let overhead = 1024

    var cost: Int { bytes.count * max(1, frames.count) + Self.overhead }

    var pixels: PixelBuffer? {
        form == .pixels ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
    }
}
