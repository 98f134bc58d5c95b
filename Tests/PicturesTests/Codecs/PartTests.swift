import CImageCodecs
import Testing

@Suite struct PartTests {
    /// Picture whose gray varies by position, stored with each Exif orientation.
    private static let turned: [[UInt8]] = (1...8).map { orientation in
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
            0, 0, 0, 0,
        ]
        return PNG.file(width: 90, height: 61, extra: PNG.chunk("eXIf", tiff)) { x, y in
            UInt8(truncatingIfNeeded: x * 7 ^ y * 13)
        }
    }

    private func cut(_ part: gic_part, from whole: Codec.Outcome) -> [UInt8] {
        (0..<Int(part.height)).flatMap { y in
            let from = ((Int(part.y) + y) * whole.width + Int(part.x)) * 3
            return whole.pixels[from..<(from + Int(part.width) * 3)]
        }
    }

    private func compare(_ bytes: [UInt8], width: Int, height: Int, _ name: String) {
        let whole = Codec.decode(bytes, width: width, height: height, exactly: true)
        let half = (UInt32(width / 2), UInt32(height / 2))
        for part in [
            gic_part(x: 0, y: 0, width: UInt32(width), height: UInt32(height)),
            gic_part(x: 0, y: 0, width: 1, height: 1),
            gic_part(x: half.0, y: half.1, width: UInt32(width) - half.0, height: UInt32(height) - half.1),
            gic_part(x: half.0 / 2, y: half.1 / 3, width: half.0, height: half.1),
        ] {
            let found = Codec.decode(bytes, width: width, height: height, exactly: true, part: part)
            #expect(found.status == GIC_OK)
            #expect(found.width == Int(part.width) && found.height == Int(part.height))
            #expect(!found.isTruncated)
            let isSame = found.pixels == cut(part, from: whole)
            #expect(isSame, "\(name) \(width)x\(height) \(part)")
        }
    }

    @Test(arguments: Fixture.all)
    func `a decoded part has the pixels of the same region of the whole picture`(_ fixture: Fixture) {
        for (width, height) in [(32, 24), (12, 9), (128, 96), (3, 70)] {
            compare(fixture.bytes, width: width, height: height, fixture.name)
        }
    }

    @Test(arguments: 1...8)
    func `a part of a rotated photo is cut after rotation`(_ orientation: Int) {
        let bytes = Self.turned[orientation - 1]
        compare(bytes, width: 90, height: 61, "\(orientation)")
        compare(bytes, width: 20, height: 14, "\(orientation)")
        compare(bytes, width: 7, height: 200, "\(orientation)")
    }

    @Test func `a part of a large photo has the pixels of that region of the downscaled photo`() {
        let bytes = PNG.file(width: 700, height: 500) { x, y in
            UInt8(truncatingIfNeeded: x * x / 50 + y * 3)
        }
        compare(bytes, width: 33, height: 21, "large")
    }

    @Test func `a part of a picture scaled to a million columns is decoded`() {
        let bytes = Fixture.rgbPNG.bytes
        let most = 1 << 20
        let part = gic_part(x: UInt32(most - 80), y: UInt32(most - 48), width: 80, height: 48)
        let found = Codec.decode(bytes, width: most, height: most, exactly: true, part: part)
        #expect(found.status == GIC_OK)
        #expect(Codec.isNear(found.pixel(79, 40), 0xF0F0F0))
    }

    @Test(arguments: [
        gic_part(x: 31, y: 0, width: 2, height: 1), gic_part(x: 0, y: 24, width: 1, height: 1),
        gic_part(x: 0, y: 0, width: 33, height: 1), gic_part(x: .max, y: 0, width: 2, height: 1),
        gic_part(x: 0, y: .max, width: 1, height: .max), gic_part(x: 0, y: 0, width: 1, height: 0),
    ])
    func `a part that is empty or extends beyond the picture is refused`(_ part: gic_part) {
        let bytes = Fixture.rgbPNG.bytes
        #expect(
            Codec.decode(bytes, width: 32, height: 24, exactly: true, part: part).status == GIC_MALFORMED)
    }

    @Test func `a size beyond the limits, and a part without an exact size, are refused`() {
        let bytes = Fixture.rgbPNG.bytes
        let part = gic_part(x: 0, y: 0, width: 4, height: 4)
        #expect(Codec.decode(bytes, width: 16_385, height: 1, exactly: true).status == GIC_MALFORMED)
        #expect(Codec.decode(bytes, width: 32, height: 24, part: part).status == GIC_MALFORMED)
        let wide = gic_part(x: 0, y: 0, width: 16_385, height: 1)
        #expect(
            Codec.decode(bytes, width: 20_000, height: 9, exactly: true, part: wide).status == GIC_MALFORMED)
        #expect(
            Codec.decode(bytes, width: 1 << 21, height: 9, exactly: true, part: part).status == GIC_MALFORMED)
    }

    @Test func `a picture truncated before the end of the part is marked as truncated`() {
        let bytes = PNG.file(width: 300, height: 300) { x, y in UInt8(truncatingIfNeeded: x + y) }
        let part = gic_part(x: 0, y: 200, width: 50, height: 50)
        let cut = Codec.decode(
            Array(bytes.prefix(bytes.count / 2)), width: 300, height: 300, exactly: true, part: part)
        #expect(cut.status == GIC_OK && cut.isTruncated)
        let enough = Codec.decode(
            Array(bytes.prefix(bytes.count * 19 / 20)), width: 300, height: 300, exactly: true, part: part)
        #expect(enough.status == GIC_OK && !enough.isTruncated)
    }
}
