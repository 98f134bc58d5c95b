import CImageCodecs
import PictureExchange

enum PictureForm {
    /// JPEG quality, sufficient for a photo viewed at full size.
    private static let quality: Int32 = 90

    /// Calls `body` with the encoded bytes and the size in pixels; returns false if encoding fails.
    static func with(
        _ picture: gic_picture, of info: gic_info, in file: UnsafeRawBufferPointer,
        for request: PictureRequest,
        _ body: (UnsafeRawBufferPointer, _ width: UInt32, _ height: UInt32) -> Void
    ) -> Bool {
        let width = Int32(picture.width), height = Int32(picture.height)
        var made = (width: width, height: height)
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        let code: Int32
        switch request.form {
        case .pixels:
            let count = Int(width) * Int(height) * 3 * Int(picture.frames)
            body(UnsafeRawBufferPointer(start: picture.pixels, count: count), picture.width, picture.height)
            return true
        case .credit:
            PictureCredit(in: file).wire.withUnsafeBytes { body($0, picture.width, picture.height) }
            return true
        case .jpeg:
            // Chroma subsampling halves size and time but blurs edges. Used if the file has it, not for zoomed parts.
            let isCoarse = info.coarse_color && request.part == nil
            code = gic_encode_jpeg(
                picture.pixels, width, height, quality, isCoarse ? 0 : Int32(GIC_JPEG_FULL_CHROMA), &bytes,
                &length)
        case .smallPNG:
            code = gic_encode_small_png(
                picture.pixels, width, height, Int(request.lengthLimit), &bytes, &length, &made.width,
                &made.height)
        case .sixel:
            var options = gic_sixel_options(
                colors: Int32(clamping: request.colors), limit: Int(request.lengthLimit),
                tile_width: Int32(clamping: request.tileWidth),
                tile_height: Int32(clamping: request.tileHeight))
            code = gic_encode_sixel(picture.pixels, width, height, &options, &bytes, &length)
        }
        guard code == 0 else { return false }
        body(UnsafeRawBufferPointer(start: bytes, count: length), UInt32(made.width), UInt32(made.height))
        gic_encode_free(bytes)
        return true
    }
}
