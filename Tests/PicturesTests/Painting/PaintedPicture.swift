import CImageCodecs
import GalleryCore
import TextLayout

@testable import Pictures

/// A picture on its whole way: a file, the worker, the painter.
enum PaintedPicture {
    /// A PNG file of these pixels.
    static func file(_ raster: Raster) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        _ = gic_encode_png(raster.bytes, Int32(raster.width), Int32(raster.height), &bytes, &length)
        defer { gic_encode_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    /// Drawn in a box, whose pixels the picture fills exactly; nil when that style cannot.
    static func draw(
        _ raster: Raster, columns: Int, rows: Int, style: PictureStyle, by painter: PicturePainter
    ) async throws -> DrawnPicture? {
        let picture = Picture(id: "demo:1", source: "", width: raster.width, height: raster.height)
        let box = PictureInBox(picture, columns: columns, rows: rows, style: style)
        let rendered = try await PictureWorker(processes: 1).render(.memory(file(raster)), in: box)
        return painter.draw(rendered.rendition, in: box)
    }
}

extension PictureStyle {
    /// In a terminal with cells of 10 by 20.
    init(_ method: Method, isWrapped: Bool = false) {
        self.init(method, depth: .trueColor, glyphs: .halfBlocks, isWrapped: isWrapped)
    }
}
