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

    private static func tiff(_ value: UInt8, big: Bool) -> [UInt8] {
        big
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
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

    @Test func `a rotated photo is scaled to its box after rotation`() {
        let picture = Codec.decode(Self.jpeg(exif: Self.tiff(6, big: true)), width: 12, height: 16)
        #expect(picture.width == 12 && picture.height == 16)
        #expect(Codec.isNear(picture.pixel(1, 1), 0x2040E0, by: 12))
    }

    @Test func `the orientation of a PNG is applied`() {
        let exif = PNG.chunk("eXIf", Self.tiff(6, big: true))
        let bytes = PNG.file(width: 8, height: 4, extra: exif) { x, y in x < 4 && y < 2 ? 255 : 0 }
        let picture = Codec.decode(bytes)
        #expect(picture.width == 4 && picture.height == 8)
        #expect(picture.pixel(3, 0) == 0xFFFFFF && picture.pixel(0, 0) == 0)
    }

    @Test func `malformed Exif directories are ignored`() {
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
