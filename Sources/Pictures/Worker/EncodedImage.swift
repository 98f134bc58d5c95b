public import GalleryCore
public import PictureExchange

/// A picture at the size it is drawn, encoded by the worker as the terminal takes it.
public struct EncodedImage: Equatable, Sendable {
    public let form: PictureRequest.Form
    /// Pixels across, upright.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// Pixels, 3 bytes each; a JPEG or PNG file; or the insides of sixel control strings. Of an animation the first
    /// frame.
    public let bytes: [UInt8]
    /// The size of the picture itself, upright.
    public let original: PixelSize
    /// The data ended early or is damaged; what is missing is gray or background.
    public let isTruncated: Bool
    /// Average of its pixels.
    public let color: RGB
    /// What it looks like, where that was asked for.
    public let look: PictureLook?
    /// There is more than one frame in the file.
    public let isAnimated: Bool
    /// All frames of an animation, where they were asked for; else none.
    let frames: [AnimationFrame]

    /// Bytes of its key, its places in the cache and what the allocator rounds up: with thousands of small ones that
    /// is a third of all.
    private static let overhead = 1024

    /// Bytes it takes in memory.
    var cost: Int { bytes.count * max(1, frames.count) + Self.overhead }

    /// Where it is made of bare pixels.
    var pixels: PixelBuffer? {
        form == .pixels ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
    }
}

/// The form a picture is wanted in.
enum ImageEncoding: Hashable, Sendable {
    /// Bare pixels.
    case pixels
    /// Bare pixels of all frames of an animation.
    case frames
    /// A JPEG file.
    case jpeg
    /// A PNG file of few colors that takes at most that many bytes, made smaller where it must be.
    case smallPNG(limit: Int)
    /// Sixel images of that many colors and that many bytes at most (0 for any number); cut into tiles where the
    /// terminal takes no larger ones.
    case sixel(colors: Int, limit: Int, tile: PixelSize?)

    /// Puts it into a request.
    func apply(to request: inout PictureRequest) {
        switch self {
        case .pixels: request.form = .pixels
        case .frames:
            (request.form, request.frames) = (.pixels, AnimationFrame.most)
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
