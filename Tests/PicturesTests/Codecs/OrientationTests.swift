import CImageCodecs
import Testing

@Suite struct OrientationTests {
    /// Corners of the fixture clockwise from the top left, as shown for orientations 1 to 8.
    private static let corners: [UInt8: [Int]] = {
        let red = 0xE02020
        let green = 0x20C040
        let white = 0xF0F0F0
        let blue = 0x2040E0
        return [
            1: [red, green, white, blue], 2: [green, red, blue, white], 3: [white, blue, red, green],
            4: [blue, white, green, red], 5: [red, blue, white, green], 6: [blue, red, green, white],
            7: [white, green, red, blue], 8: [green, white, blue, red],
        ]
    }()

    /// `type` is the integer type of the field (TIFF 6.0, section 2), by default SHORT.
    private static func tiff(_ value: UInt8, big: Bool, type: UInt8 = 3) -> [UInt8] {
        let size = [1: 1, 6: 1, 3: 2, 8: 2][type] ?? 4, zeros = [UInt8](repeating: 0, count: 4)
        let field = zeros.prefix(size - 1) + [value] + zeros.prefix(4 - size) + zeros
        return big
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, type, 0, 0, 0, 1] + field
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, type, 0, 1, 0, 0, 0, value, 0, 0, 0] + zeros
    }

    private static func webp(exif: [UInt8]) -> [UInt8] {
        let bytes = Fixture.losslessWebP.bytes, head = Array("VP8X".utf8) + BMP.little(10) + BMP.little(8)
        let chunk = Array("EXIF".utf8) + BMP.little(exif.count) + exif
        let body = head + BMP.little(31, 3) + BMP.little(23, 3) + bytes.dropFirst(12) + chunk
        return Array("RIFF".utf8) + BMP.little(body.count + 4) + Array("WEBP".utf8) + body
    }

    private static func jpeg(exif: [UInt8]) -> [UInt8] {
        let body = Array("Exif\0\0".utf8) + exif, length = body.count + 2
        let marker: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]
        let bytes = Fixture.baselineJPEG.bytes
        return Array(bytes.prefix(2)) + marker + body + bytes.dropFirst(2)
    }

    @Test(arguments: UInt8(1)...8, [true, false])
    func `a photo with any orientation is shown upright`(_ orientation: UInt8, _ big: Bool) {
        let picture = Codec.decode(Self.jpeg(exif: Self.tiff(orientation, big: big)))
        let (width, height) = orientation < 5 ? (32, 24) : (24, 32)
        #expect(picture.width == width && picture.height == height)
        #expect(picture.info.width == width && picture.info.height == height)
        let found = [
            picture.pixel(1, 1), picture.pixel(width - 2, 1), picture.pixel(width - 2, height - 2),
            picture.pixel(1, height - 2),
        ]
        for (one, other) in zip(found, Self.corners[orientation] ?? []) {
            #expect(Codec.isNear(one, other), "\(String(one, radix: 16)) \(String(other, radix: 16))")
        }
    }

    @Test func `a rotated photo is scaled to the requested size after its rotation`() {
        let picture = Codec.decode(Self.jpeg(exif: Self.tiff(6, big: true)), width: 12, height: 16)
        #expect(picture.width == 12 && picture.height == 16)
        #expect(Codec.isNear(picture.pixel(1, 1), 0x2040E0, by: 12))
    }

    @Test func `the orientation of a PNG is applied, also if it follows the pixels`() {
        let exif = PNG.chunk("eXIf", Self.tiff(6, big: true)), end = PNG.chunk("IEND", [])
        func pixel(_ x: Int, _ y: Int) -> UInt8 { x < 4 && y < 2 ? 255 : 0 }
        let late = PNG.file(width: 8, height: 4, pixel).dropLast(end.count) + exif + end
        for bytes in [PNG.file(width: 8, height: 4, extra: exif, pixel), Array(late)] {
            let picture = Codec.decode(bytes)
            #expect(picture.width == 4 && picture.height == 8)
            #expect(picture.pixel(3, 0) == 0xFFFFFF && picture.pixel(0, 0) == 0)
        }
    }

    @Test(arguments: [UInt8(1), 3, 4, 6, 8, 9], [true, false])
    func `an orientation of any integer type is applied in JPEG, PNG and WebP`(_ type: UInt8, _ big: Bool) {
        let exif = Self.tiff(6, big: big, type: type), prefix = Array("Exif\0\0".utf8)
        let png = PNG.file(width: 32, height: 24, extra: PNG.chunk("eXIf", exif)) { _, _ in 0 }
        for bytes in [Self.jpeg(exif: exif), png, Self.webp(exif: exif), Self.webp(exif: prefix + exif)] {
            let picture = Codec.decode(bytes)
            #expect(picture.info.orientation == 6 && picture.width == 24 && picture.height == 32)
        }
    }

    @Test func `malformed Exif data and invalid orientations are ignored`() {
        var cases: [[UInt8]] = [[], [0x49, 0x49, 42, 0], Self.tiff(0, big: true), Self.tiff(9, big: false)]
        for offset in [[0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0], [0, 0, 0, 25], [0x7F, 0xFF, 0xFF, 0xF0]]
            as [[UInt8]]
        {
            var tiff = Self.tiff(6, big: true)
            tiff.replaceSubrange(4..<8, with: offset)
            cases.append(tiff)
        }
        var many = Self.tiff(1, big: true)
        many.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0x01, 0x13])
        cases.append(many)
        for exif in cases {
            let picture = Codec.decode(Self.jpeg(exif: exif))
            #expect(picture.status == GIC_OK)
            #expect(picture.width == 32)
        }
    }
}
