import CImageCodecs
import Glibc
import PictureExchange

/// Handles requests until standard input closes or a request is malformed.
struct DecodingLoop {
    /// Maximum number of pixels over all frames of an animation.
    private static let framePixels: UInt64 = 16_000_000

    let isContained: Bool
    private let colors = gic_color_cache_new()

    init(isContained: Bool) { self.isContained = isContained }

    func run() {
        while let (header, files) = StandardInput.receive(count: PictureRequest.headerSize),
            let request = PictureRequest(header: header, read: StandardInput.read)
        {
            defer { files.forEach { _ = close($0) } }
            switch request.subject {
            case .bytes(let bytes): bytes.withUnsafeBytes { answer(request, $0, isMapped: false) }
            case .file(_, let offset):
                let isMapped = MappedFile.with(files.first ?? -1, from: Int(offset)) {
                    answer(request, $0, isMapped: true)
                }
                if !isMapped { refuse(.unreadable, "the file cannot be read") }
            }
        }
    }

    private func answer(_ request: PictureRequest, _ bytes: UnsafeRawBufferPointer, isMapped: Bool) {
        var wanted = gic_request()
        wanted.width = request.width
        wanted.height = request.height
        wanted.fit = request.fit == .exact ? GIC_EXACT : GIC_FIT
        if let part = request.part {
            wanted.part = gic_part(x: part.x, y: part.y, width: part.width, height: part.height)
        }
        wanted.promised_width = request.promisedWidth
        wanted.promised_height = request.promisedHeight
        wanted.mapped = isMapped
        wanted.coarse = request.isCoarse
        wanted.background.0 = UInt8(truncatingIfNeeded: request.background >> 16)
        wanted.background.1 = UInt8(truncatingIfNeeded: request.background >> 8)
        wanted.background.2 = UInt8(truncatingIfNeeded: request.background)
        wanted.limits = gic_default_limits()
        wanted.limits.pixels = UInt64(request.pixelLimit)
        wanted.limits.buffered_pixels = UInt64(request.bufferedPixelLimit)
        wanted.frames = request.form == .pixels ? request.frames : 1
        wanted.frame_pixels = Self.framePixels
        wanted.colors = colors
        var info = gic_info()
        var picture = gic_picture()
        ProcessLimits.allow(milliseconds: request.milliseconds)
        let status = gic_decode(
            bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &wanted, &info, &picture)
        defer {
            ProcessLimits.allow(milliseconds: 0)
            gic_free(&picture)
        }
        guard status == GIC_OK else {
            let outcome = PictureReply.Outcome(rawValue: UInt32(status.rawValue)) ?? .malformed
            let message = outcome == .foreign ? FormatName.name(of: info) : reason(of: info)
            return refuse(outcome, message, width: info.width, height: info.height)
        }
        let width = Int(picture.width)
        let height = Int(picture.height)
        let pixels = UnsafeBufferPointer(start: picture.pixels, count: width * height * 3)
        let color = AverageColor.of(pixels)
        let durations = UnsafeRawBufferPointer(
            UnsafeBufferPointer(start: picture.durations, count: picture.frames > 1 ? Int(picture.frames) : 0)
        )
        let descriptor =
            request.describes ? DescriptorEncoder(pixels, width: width, height: height).bytes : []
        let isMade = PictureForm.with(picture, of: info, in: bytes, for: request) { bytes, width, height in
            var reply = PictureReply(
                outcome: .decoded, form: request.form, width: width, height: height,
                originalWidth: info.width, originalHeight: info.height, isTruncated: picture.truncated,
                color: color, length: UInt64(bytes.count + durations.count))
            reply.isContained = isContained
            reply.descriptor = descriptor
            reply.isAnimated = info.animated
            reply.frames = picture.frames
            reply.header.withUnsafeBytes { StandardOutput.write($0, bytes) }
            StandardOutput.write(durations)
        }
        if !isMade { refuse(.tooLarge, "too large for this form", width: info.width, height: info.height) }
    }

    private func refuse(
        _ outcome: PictureReply.Outcome, _ message: String, width: UInt32 = 0, height: UInt32 = 0
    ) {
        let text = message.utf8.filter { (0x20..<0x7F).contains($0) }
        let reply = PictureReply(
            outcome: outcome, originalWidth: width, originalHeight: height, length: UInt64(text.count))
        (reply.header + text).withUnsafeBytes(StandardOutput.write)
    }

    private func reason(of info: gic_info) -> String {
        withUnsafeBytes(of: info.reason) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

private enum AverageColor {
    /// Approximate number of pixels sampled.
    private static let samples = 4_096

    /// Red, green and blue in the lower 24 bits. `pixels` has 3 bytes per pixel.
    static func of(_ pixels: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let count = pixels.count / 3
        guard count > 0 else { return 0 }
        // An odd step samples different columns in different rows.
        let step = count <= samples ? 1 : count / samples | 1
        var sums: (red: Int, green: Int, blue: Int, count: Int) = (0, 0, 0, 0)
        for pixel in stride(from: 0, to: count, by: step) {
            sums.red += Int(pixels[3 * pixel])
            sums.green += Int(pixels[3 * pixel + 1])
            sums.blue += Int(pixels[3 * pixel + 2])
            sums.count += 1
        }
        func mean(_ sum: Int) -> UInt32 { UInt32((sum + sums.count / 2) / sums.count) }
        return mean(sums.red) << 16 | mean(sums.green) << 8 | mean(sums.blue)
    }
}
