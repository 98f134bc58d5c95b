import GalleryCore
import PictureExchange

/// The form a picture is wanted in.
enum ImageEncoding: Hashable, Sendable {
    case pixels
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
