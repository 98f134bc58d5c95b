import CImageCodecs
import Foundation
import TestKit
import Testing

@Suite struct ColorTests {
    /// Uniform picture with 3 or 4 bytes per pixel.
    private static func png(_ pixel: [UInt8], _ chunks: [UInt8] = []) -> [UInt8] {
        let row = [0] + Array(repeating: pixel, count: 8).joined()
        return PNG.signature + PNG.header(width: 8, height: 8, color: pixel.count == 3 ? 2 : 6) + chunks
            + PNG.chunk("IDAT", PNG.stored(Array(Array(repeating: row, count: 8).joined())))
            + PNG.chunk("IEND", [])
    }

    private static func bytes(_ color: Int) -> [UInt8] { [16, 8, 0].map { UInt8(color >> $0 & 255) } }

    private static func shown(_ color: Int, _ chunks: [UInt8]) -> Int {
        Codec.decode(png(bytes(color), chunks)).pixel(4, 4)
    }

    /// Expected sRGB values by relative colorimetry from the color spaces' definitions, clipped per channel.
    private static let spaces: [([UInt8], [Int])] = [
        (ICC.displayP3, [0xD57346, 0x008E55, 0x808080, 0x5A5AA5]),
        (ICC.adobe, [0xE0794D, 0x008D56, 0x818181, 0x5A5AA4]),
        (ICC.proPhoto, [0xFF7259, 0x00AA63, 0x929292, 0x4A6DB8]),
        (ICC.swapped, [0x5078C8, 0x5A8C3C, 0x808080, 0xA05A5A]),
    ]

    @Test(arguments: spaces) func `colors with a matrix profile are converted to sRGB`(
        profile: [UInt8], expected: [Int]
    ) {
        for (stored, wanted) in zip([0xC87850, 0x3C8C5A, 0x808080, 0x5A5AA0], expected) {
            let found = Self.shown(stored, ICC.chunk(profile))
            #expect(Codec.isNear(found, wanted, by: 2), "\(String(found, radix: 16))")
        }
    }

    @Test func `a profile is applied in JPEG files with one or several segments, and in WebP files`() {
        let plain = Codec.decode(Fixture.baselineJPEG.bytes).pixel(2, 2)
        let swapped = (plain & 0xFF) << 16 | plain & 0xFF00 | plain >> 16
        for piece in [65_000, 100, 7] {
            let file = ICC.jpeg(Fixture.baselineJPEG.bytes, ICC.swapped, piece: piece)
            #expect(Codec.isNear(Codec.decode(file).pixel(2, 2), swapped, by: 2))
        }
        let webp = ICC.webp(Fixture.lossyWebP.bytes, ICC.swapped, width: 32, height: 24)
        #expect(Codec.isNear(Codec.decode(webp).pixel(2, 2), 0x2020E0))
    }

    @Test(arguments: [ICC.displayP3, ICC.swapped, ICC.proPhoto])
    func `a scaled picture has the same converted colors as the full-size picture`(_ profile: [UInt8]) {
        for color in [0xC87850, 0x3C8C5A, 0x808080, 0xF01008] {
            for pixel in [Self.bytes(color), Self.bytes(color) + [255]] {
                let file = Self.png(pixel, ICC.chunk(profile))
                let whole = Codec.decode(file).pixel(4, 4)
                for (width, height) in [(7, 7), (5, 5), (8, 3), (4, 4), (1, 1)] {
                    let small = Codec.decode(
                        file, width: width, height: height, exactly: true)
                    #expect(
                        Codec.isNear(small.pixel(width - 1, height - 1), whole, by: 1),
                        "\(String(color, radix: 16)), \(width)x\(height)")
                }
            }
        }
    }

    @Test func `an sRGB profile, and a gray profile in a color JPEG, leave the pixels unchanged`() {
        for profile in [ICC.matrix(.srgb, .srgb), ICC.gray(.srgb)] {
            let file = ICC.jpeg(Fixture.baselineJPEG.bytes, profile)
            #expect(Codec.decode(file).pixels == Codec.decode(Fixture.baselineJPEG.bytes).pixels)
        }
    }

    @Test func `a gray profile is applied`() {
        let gray = PNG.file(width: 4, height: 4, extra: ICC.chunk(ICC.gray(.gamma(1)))) { _, _ in 55 }
        #expect(Codec.isNear(Codec.decode(gray).pixel(1, 1), 0x808080, by: 2))
    }

    @Test func `a lookup table profile is applied`() {
        // Maps red, green and blue to grays of 60, 30 and 10 percent lightness.
        let profile = ICC.table(space: "RGB ", channels: 3) { [60 * $0[0] + 30 * $0[1] + 10 * $0[2], 0, 0] }
        #expect(Codec.isNear(Self.shown(0xFF0000, ICC.chunk(profile)), 0x919191, by: 3))
        #expect(Codec.isNear(Self.shown(0xFFFFFF, ICC.chunk(profile)), 0xFFFFFF, by: 2))
        #expect(Codec.isNear(Self.shown(0x00FF00, ICC.chunk(profile)), 0x474747, by: 3))
    }

    @Test func `a CMYK profile is applied`() {
        let profile = ICC.table(space: "CMYK", channels: 4) { inks in
            [100 * inks.dropFirst(3).reduce(1 - 0.4 * inks[0]) { $0 * (1 - $1) }, 0, 0]
        }
        let picture = Codec.decode(ICC.jpeg(Fixture.cmykJPEG.bytes, profile))
        for (x, y) in [(2, 2), (29, 2), (2, 21), (29, 21)] {
            let color = picture.pixel(x, y), green = color >> 8 & 255
            #expect(Codec.isNear(color, green * 0x010101, by: 3), "\(String(color, radix: 16))")
        }
        #expect(Codec.isNear(picture.pixel(29, 21), 0xF0F0F0, by: 6))
    }

    @Test func `color information of a PNG has the precedence cICP, iCCP, sRGB, gAMA`() {
        let codes = PNG.chunk("cICP", [12, 13, 0, 1]), profile = ICC.chunk(ICC.swapped)
        let srgb = PNG.chunk("sRGB", [0]), gamma = PNG.chunk("gAMA", PNG.big(100_000))
        let stored = 0xC87850
        #expect(Codec.isNear(Self.shown(stored, gamma + srgb + profile + codes), 0xD57346, by: 2))
        #expect(Codec.isNear(Self.shown(stored, gamma + srgb + profile), 0x5078C8, by: 2))
        #expect(Self.shown(stored, gamma + srgb) == stored)
        #expect(Codec.isNear(Self.shown(stored, gamma), 0xE5B698, by: 2))
        #expect(
            Codec.isNear(Self.shown(stored, profile + PNG.chunk("cICP", [77, 13, 0, 1])), 0x5078C8, by: 2))
    }

    @Test func `primaries of a PNG are applied`() {
        let primaries = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(PNG.big)
        let chunks = PNG.chunk("gAMA", PNG.big(45455)) + PNG.chunk("cHRM", primaries)
        #expect(Codec.isNear(Self.shown(0xC87850, chunks), 0xD57346, by: 2))
    }

    @Test(arguments: [UInt8(8), 16])
    func `equal light stored with different PNG gammas is decoded to equal colors`(
        depth: UInt8
    ) {
        // At 8 bits, the steepest gamma loses the darkest values, so these are omitted.
        let least = depth == 8 ? 0.3 : 0.06
        let light: [Double] = (0..<8).map { least + Double($0) * 0.1 }
        let wanted = light.map { value -> Int in
            let encoded = 1.055 * pow(value, 1 / 2.4) - 0.055
            return Int((255 * encoded).rounded())
        }
        for gamma in [0.35, 0.45455, 0.55, 0.7, 1.0, 2.5] {
            let row = light.flatMap { value -> [UInt8] in
                let stored = pow(value, gamma)
                let whole = Int((stored * (depth == 8 ? 255 : 65535)).rounded())
                return depth == 8 ? [UInt8(whole)] : [UInt8(whole >> 8), UInt8(whole & 255)]
            }
            let file =
                PNG.signature + PNG.header(width: 8, height: 1, depth: depth)
                + PNG.chunk("gAMA", PNG.big(Int(gamma * 100_000))) + PNG.chunk("IDAT", PNG.stored([0] + row))
                + PNG.chunk("IEND", [])
            let picture = Codec.decode(file)
            let seen = (0..<8).map { picture.pixel($0, 0) & 255 }
            // A gamma of 1/2.2 is treated as sRGB, which differs slightly.
            let most = gamma == 0.45455 ? 4 : depth == 8 ? 2 : 1
            #expect(zip(seen, wanted).allSatisfy { abs($0 - $1) <= most }, "\(gamma): \(seen), \(wanted)")
        }
    }

    @Test func `color conversion does not change the background of transparent pixels`() {
        let half = Self.png([200, 120, 80, 0], ICC.chunk(ICC.swapped))
        #expect(Codec.decode(half, background: 0x37).pixel(4, 4) == 0x373737)
        let solid = Self.png([200, 120, 80, 255], ICC.chunk(ICC.swapped))
        #expect(Codec.isNear(Codec.decode(solid, background: 0x37).pixel(4, 4), 0x5078C8, by: 2))
    }

    @Test func `the decoded part of a truncated picture is converted to sRGB`() {
        let file = ICC.jpeg(Fixture.baselineJPEG.bytes, ICC.swapped)
        let cut = Codec.decode(Array(file.dropLast(40)), background: 0x55)
        #expect(cut.isTruncated)
        #expect(Codec.isNear(cut.pixel(2, 2), 0x2020E0))
    }

    @Test func `invalid color information is ignored, and the picture is still decoded`() {
        let profile = ICC.displayP3
        func changed(_ at: Int, _ bytes: [UInt8]) -> [UInt8] {
            Array(profile[..<at]) + bytes + profile[(at + bytes.count)...]
        }
        let endless = PNG.chunk("iCCP", Array("x\0\0".utf8) + PNG.zeros(megabytes: 50))
        let hostile: [[UInt8]] = [
            ICC.chunk(Array(profile.prefix(200))), ICC.chunk([]), ICC.chunk(changed(128, PNG.big(101))),
            ICC.chunk(changed(128, PNG.big(0x7FFF_FFFF))), ICC.chunk(changed(0, PNG.big(5 << 20))),
            ICC.chunk(changed(16, Array("CMYK".utf8))), ICC.chunk(changed(12, Array("link".utf8))),
            ICC.chunk(changed(12, Array("nmcl".utf8))), ICC.chunk(changed(36, Array("nope".utf8))),
            PNG.chunk("iCCP", []), PNG.chunk("iCCP", Array("no end".utf8)), endless,
            PNG.chunk("gAMA", PNG.big(0)), PNG.chunk("gAMA", [1]),
            PNG.chunk("gAMA", PNG.big(45455)) + PNG.chunk("cHRM", Array(repeating: 0, count: 32)),
            PNG.chunk("cICP", [1, 1]),
        ]
        for chunks in hostile { #expect(Self.shown(0xC87850, chunks) == 0xC87850) }
    }

    @Test(arguments: [SeededRandom(seed: 19)])
    func `a picture with any of 400 malformed profiles is decoded`(_ generator: SeededRandom) {
        let table = ICC.table(space: "RGB ", channels: 3) { [50 * $0[0], 20 * $0[1], 20 * $0[2]] }
        var generator = generator
        func random(_ below: Int) -> Int { .random(in: 0..<below, using: &generator) }
        for index in 0..<400 {
            var profile = index % 2 == 0 ? ICC.adobe : table
            for _ in 0...random(6) {
                let at = 36 + random(min(profile.count, index % 4 < 2 ? 300 : profile.count) - 36)
                profile[at] = [0, 0xFF, 0x7F, 0x80, UInt8(random(256))][random(5)]
            }
            let picture = Codec.decode(Self.png([200, 120, 80], ICC.chunk(profile)))
            #expect(picture.status == GIC_OK && !picture.isTruncated)
        }
    }
}
