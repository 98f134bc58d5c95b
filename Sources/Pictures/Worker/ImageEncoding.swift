import GalleryCore
import PictureExchange

enum ImageEncoding: Hashable, Sendable {
    case pixels
    /// Pixels to be drawn in cells, decoded faster and with less detail.
    case samples
    case frames
    case jpeg
    /// PNG file with a palette and at most `limit` bytes; the picture is reduced in size if necessary.
    case smallPNG(limit: Int)
    /// Sixel images with at most `limit` bytes (0 for no limit), split into tiles if the terminal limits the size.
    case sixel(colors: Int, limit: Int, tile: PixelSize?)

    func apply(to request: inout PictureRequest) {
        switch self {
        case .pixels: request.form = .pixels
        case .samples:
            request.form = .pixels
            request.isCoarse = true
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
