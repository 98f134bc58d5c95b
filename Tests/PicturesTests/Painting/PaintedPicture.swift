import CImageCodecs
import GalleryCore
import PictureExchange
import TextLayout

@testable import Pictures

/// Encodes a picture to a file, decodes the file in the worker, and paints the result.
enum PaintedPicture {
    static func file(_ pixels: PixelBuffer) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        _ = gic_encode_png(pixels.bytes, Int32(pixels.width), Int32(pixels.height), &bytes, &length)
        defer { gic_encode_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    /// Draws in a box that the picture fills exactly; `nil` if the style cannot draw the picture.
    static func draw(
        _ pixels: PixelBuffer, columns: Int, rows: Int, style: PictureStyle, by painter: PicturePainter
    ) async throws -> TerminalImage? {
        let picture = Picture.sample(pixels.width, pixels.height)
        let box = PictureInBox(picture, columns: columns, rows: rows, style: style)
        // A busy machine may not run the process for seconds.
        let worker = PictureWorker(processes: 1, timeout: .seconds(600))
        let image = try await worker.render(.bytes(file(pixels)), in: box)
        return painter.draw(image, in: box)
    }
}

extension PictureStyle {
    /// Style with cells of 10 by 20 pixels.
    init(_ method: Method, isWrapped: Bool = false) {
        self.init(method, depth: .trueColor, glyphs: .blocks, isWrapped: isWrapped)
    }
}
