import CImageCodecs

/// Calls the C codecs in the test process.
enum Codec {
    struct Outcome {
        let status: gic_status
        let info: gic_info
        let isTruncated: Bool
        let width: Int
        let height: Int
        let pixels: [UInt8]

        func pixel(_ x: Int, _ y: Int) -> Int {
            let at = (y * width + x) * 3
            return Int(pixels[at]) << 16 | Int(pixels[at + 1]) << 8 | Int(pixels[at + 2])
        }
    }

    static func decode(
        _ bytes: [UInt8], width: Int = 32, height: Int = 32, exactly: Bool = false,
        part: gic_part = gic_part(), background: UInt8 = 0
    ) -> Outcome {
        var request = gic_request()
        request.width = UInt32(width)
        request.height = UInt32(height)
        request.fit = exactly ? GIC_EXACT : GIC_FIT
        request.part = part
        request.background = (background, background, background)
        request.limits = gic_default_limits()
        var info = gic_info()
        var picture = gic_picture()
        let status = gic_decode(bytes, bytes.count, &request, &info, &picture)
        defer { gic_free(&picture) }
        let count = status == GIC_OK ? Int(picture.width) * Int(picture.height) * 3 : 0
        return Outcome(
            status: status, info: info, isTruncated: picture.truncated, width: Int(picture.width),
            height: Int(picture.height),
            pixels: Array(UnsafeBufferPointer(start: picture.pixels, count: count)))
    }

    static func isNear(_ one: Int, _ other: Int, by: Int = 4) -> Bool {
        [16, 8, 0].allSatisfy { abs((one >> $0 & 255) - (other >> $0 & 255)) <= by }
    }
}
