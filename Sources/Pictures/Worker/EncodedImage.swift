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
    /// The data was incomplete or damaged; missing parts are gray or background.
    public let isTruncated: Bool
    public let color: RGB
    /// `nil` if not requested.
    public let look: PictureLook?
    public let isAnimated: Bool
    /// All frames of an animation if requested, else empty.
    let frames: [AnimationFrame]

    /// Bytes for key, cache entry and allocator overhead, a third of the total for thousands of small images.
    private static let overhead = 1024

    var cost: Int { bytes.count * max(1, frames.count) + Self.overhead }

    var pixels: PixelBuffer? {
        form == .pixels ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
    }
}

enum ImageEncoding: Hashable, Sendable {
    case pixels
    case frames
    case jpeg
    /// PNG file with a palette and at most `limit` bytes, reduced in size if necessary.
    case smallPNG(limit: Int)
    /// Sixel images with at most `limit` bytes (0 for no limit), split into tiles if the terminal limits the size.
    case sixel(colors: Int, limit: Int, tile: PixelSize?)

    func apply(to request: inout PictureRequest) {
        switch self {
        case .pixels: request.form = .pixels
        case .frames:
            request.form = .pixels
            request.frames = AnimationFrame.most
            request.milliseconds = 5_000
        case .jpeg: request.form = .jpeg
        case .smallPNG(let limit):
            request.form = .smallPNG
            request.lengthLimit = UInt32(clamping: limit)
        case .sixel(let colors, let limit, let tile):
            request.form = .sixel
            request.colors = UInt32(clamping: colors)
            request.lengthLimit = UInt32(clamping: limit)
            request.tileWidth = UInt32(clamping: tile?.width ?? 0)
            request.tileHeight = UInt32(clamping: tile?.height ?? 0)
        }
    }
}
