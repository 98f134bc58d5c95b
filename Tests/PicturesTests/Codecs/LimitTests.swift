import CImageCodecs
import Testing

@Suite struct LimitTests {
    private static func jpeg(_ fixture: Fixture, width: Int, height: Int) -> [UInt8] {
        var bytes = fixture.bytes
        let frame = bytes.indices.dropLast().first {
            bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1])
        }
        guard let frame else { return [] }
        bytes.replaceSubrange(
            (frame + 5)..<(frame + 9),
            with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
        return bytes
    }

    private static func png(width: Int, height: Int, interlaced: Bool = false) -> [UInt8] {
        PNG.signature + PNG.header(width: width, height: height, color: 2, interlaced: interlaced)
            + PNG.chunk("IDAT", PNG.stored([0, 0, 0, 0])) + PNG.chunk("IEND", [])
    }

    @Test func `a picture of too many pixels is refused by its header, at once`() {
        let cases = [
            Self.png(width: 30_000, height: 30_000), Self.png(width: 2_000_000, height: 1),
            Self.jpeg(.progressiveJPEG, width: 65_000, height: 65_000),
            Self.jpeg(.baselineJPEG, width: 65_000, height: 65_000),
            // Held as a whole, so the lower limit counts.
            Self.jpeg(.progressiveJPEG, width: 6000, height: 6000),
            Self.png(width: 6000, height: 6000, interlaced: true),
        ]
        for bytes in cases {
            let time = ContinuousClock().measure {
                let picture = Codec.decode(bytes)
                #expect(picture.status == GIC_TOO_LARGE)
                #expect(picture.info.width > 0)
            }
            #expect(time < .milliseconds(50))
        }
    }

    @Test func `the same size is allowed row by row`() {
        // There is not even one row in this PNG, but its size was let through.
        #expect(Codec.decode(Self.jpeg(.baselineJPEG, width: 6000, height: 6000)).status == GIC_OK)
        #expect(Codec.decode(Self.png(width: 6000, height: 6000)).status == GIC_MALFORMED)
    }

    @Test func `no pixels is no picture`() {
        #expect(Codec.decode(Self.png(width: 0, height: 9)).status == GIC_MALFORMED)
        #expect(Codec.decode(Self.jpeg(.baselineJPEG, width: 0, height: 9)).status == GIC_MALFORMED)
    }

    @Test func `more than 500 scans are not waited for`() {
        var bytes = Fixture.progressiveJPEG.bytes
        let scan = bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA } ?? 0
        let last = Array(bytes[scan..<(bytes.count - 2)])
        bytes.removeLast(2)
        for _ in 0..<600 { bytes += last }
        bytes += [0xFF, 0xD9]
        let picture = Codec.decode(bytes)
        #expect(picture.status == GIC_MALFORMED)
        #expect(
            withUnsafeBytes(of: picture.info.reason) { String(decoding: $0.prefix(8), as: UTF8.self) }
                == "more tha")
    }

    @Test func `text chunks and profiles are skipped unread`() {
        let bomb = PNG.chunk(
            "zTXt", Array("x\0\0".utf8) + PNG.stored([UInt8](repeating: 65, count: 9_000_000)))
        let many = (0..<20_000).flatMap { _ in PNG.chunk("tEXt", Array("a\0b".utf8)) }
        let picture = Codec.decode(PNG.file(width: 8, height: 8, extra: bomb + many) { _, _ in 200 })
        #expect(picture.status == GIC_OK)
        #expect(picture.pixel(4, 4) == 0xC8C8C8)
    }
}
