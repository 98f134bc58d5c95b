import CImageCodecs
import Glibc

/// `gallery-pictures convert FORMAT [WIDTH]`. Source and target come as open files, with a byte on standard input.
///
/// Reply: 0 for success, 1 for failure, 2 for too many pixels, 3 and a byte with `errno` if the write failed.
struct Conversion {
    /// Maximum number of pixels of the source; `gic_decode` makes no more, either.
    private static let maxPixels: UInt64 = 64_000_000
    private static let quality: Int32 = 92

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
        // Transparent pixels become white, like paper.
        wanted.background = (255, 255, 255)
        wanted.limits = limits
        var picture = gic_picture()
        let status = gic_decode(start, bytes.count, &wanted, &info, &picture)
        guard status == GIC_OK, !picture.truncated else {
            return answer(status == GIC_TOO_LARGE || status == GIC_NO_MEMORY ? 2 : 1)
        }
        encode(picture, into: file)
    }

    private func encode(_ picture: gic_picture, into file: Int32) {
        var out: UnsafeMutablePointer<UInt8>?
        var length = 0
        let width = Int32(picture.width), height = Int32(picture.height)
        let code: Int32
        switch format {
        case "jpg":
            let options = Int32(GIC_JPEG_FULL_CHROMA)
            code = gic_encode_jpeg(picture.pixels, width, height, Self.quality, options, &out, &length)
        case "png": code = gic_encode_png(picture.pixels, width, height, &out, &length)
        case "webp": code = gic_encode_webp(picture.pixels, width, height, Self.quality, &out, &length)
        default: code = 1
        }
        guard code == 0, let out else { return answer(1) }
        let isWritten = StandardOutput.write(UnsafeRawBufferPointer(start: out, count: length), to: file)
        let reason = UInt8(truncatingIfNeeded: errno)
        answer(isWritten ? 0 : 3)
        if !isWritten { answer(reason) }
    }

    private func answer(_ outcome: UInt8) { withUnsafeBytes(of: outcome, StandardOutput.write) }
}
