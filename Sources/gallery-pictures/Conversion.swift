import CImageCodecs
import Glibc

/// `gallery-pictures convert FORMAT [WIDTH]`. Source and target come as open files, with a byte on standard input.
///
/// Reply: 0 and a byte with `ConversionLosses` for success, 1 for failure, 2 for too many pixels, 3 and a byte with
/// `errno` if the write failed.
struct Conversion {
    /// Maximum number of pixels of the source; `gic_decode` makes no more, either.
    private static let maxPixels: UInt64 = 64_000_000
    private static let quality: Int32 = 92
    /// Losses in the reply.
    private static let transparency: UInt8 = 1
    private static let depth: UInt8 = 2

    let format: String
    /// Maximum width; `nil` keeps the size.
    private let width: UInt32?

    /// `nil` if the arguments do not request a conversion.
    init?(arguments: [String]) {
        guard (3...4).contains(arguments.count), arguments[1] == "convert" else { return nil }
        format = arguments[2]
        width = arguments.count > 3 ? UInt32(arguments[3]) : nil
    }

    func run() {
        guard let files = StandardInput.receive(count: 1)?.files, files.count == 2 else { return answer(1) }
        let isRead = MappedFile.with(files[0]) { convert($0, into: files[1]) }
        if !isRead { answer(1) }
    }

    private func convert(_ bytes: UnsafeRawBufferPointer, into file: Int32) {
        var limits = gic_default_limits()
        limits.pixels = Self.maxPixels
        limits.buffered_pixels = Self.maxPixels
        limits.side = 16_383
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        var info = gic_info()
        let probe = gic_probe(start, bytes.count, limits, &info)
        guard probe == GIC_OK else { return answer(probe == GIC_TOO_LARGE ? 2 : 1) }
        var wanted = gic_request()
        wanted.width = min(width ?? info.width, info.width)
        let area = UInt64(info.height) * UInt64(wanted.width)
        wanted.height = UInt32(clamping: max(1, (area + UInt64(info.width) / 2) / UInt64(info.width)))
        wanted.fit = GIC_EXACT
        wanted.keeps_alpha = true
        wanted.keeps_depth = format == "png"
        wanted.limits = limits
        var picture = gic_picture()
        let status = gic_decode(start, bytes.count, &wanted, &info, &picture)
        guard status == GIC_OK, !picture.truncated else {
            return answer(status == GIC_TOO_LARGE || status == GIC_NO_MEMORY ? 2 : 1)
        }
        let losses = adapt(&picture) | (info.deep && picture.depth == 1 ? Self.depth : 0)
        encode(picture, of: bytes, losses, into: file)
    }

    /// Reduces the channels to those that the picture needs and the format has; returns what is lost.
    private func adapt(_ picture: inout gic_picture) -> UInt8 {
        gic_drop_opaque_alpha(&picture)
        var losses: UInt8 = 0
        if format == "jpg", picture.channels == 4 {
            losses = Self.transparency
            // Transparent pixels become white, like paper.
            gic_flatten(&picture, [255, 255, 255])
        }
        if format != "webp" { gic_reduce_to_gray(&picture) }
        return losses
    }

    private func encode(
        _ picture: gic_picture, of source: UnsafeRawBufferPointer, _ losses: UInt8, into file: Int32
    ) {
        var out: UnsafeMutablePointer<UInt8>?
        var length = 0
        let width = Int32(picture.width), height = Int32(picture.height)
        let code: Int32
        switch format {
        case "jpg":
            let options = Int32(picture.channels == 1 ? GIC_JPEG_GRAY : GIC_JPEG_FULL_CHROMA)
            code = gic_encode_jpeg(picture.pixels, width, height, Self.quality, options, &out, &length)
        case "png":
            var picture = picture
            let colors = source.bindMemory(to: UInt8.self).baseAddress
            code = gic_encode_whole_png(&picture, colors, source.count, &out, &length)
        case "webp":
            let channels = Int32(picture.channels)
            code = gic_encode_webp(picture.pixels, width, height, channels, Self.quality, &out, &length)
        default: code = 1
        }
        guard code == 0, let out else { return answer(1) }
        let isWritten = StandardOutput.write(UnsafeRawBufferPointer(start: out, count: length), to: file)
        let reason = UInt8(truncatingIfNeeded: errno)
        answer(isWritten ? 0 : 3)
        answer(isWritten ? losses : reason)
    }

    private func answer(_ outcome: UInt8) { withUnsafeBytes(of: outcome, StandardOutput.write) }
}
