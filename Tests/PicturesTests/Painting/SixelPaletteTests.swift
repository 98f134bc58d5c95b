import CImageCodecs
import Testing

@testable import Pictures

@Suite struct SixelPaletteTests {
    /// Picture decoded from its sixel form with at most 256 colors.
    private func seen(_ picture: PixelBuffer) throws -> PixelBuffer {
        var options = gic_sixel_options(colors: 256, limit: 0, tile_width: 0, tile_height: 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        try #require(
            gic_encode_sixel(
                picture.bytes, Int32(picture.width), Int32(picture.height), &options, &bytes, &length) == 0)
        defer { gic_encode_free(bytes) }
        let body = String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
        return try SixelReader("0;1;0q" + body).raster()
    }

    private func picture(width: Int, height: Int, _ color: (Int, Int) -> [UInt8]) -> PixelBuffer {
        var bytes: [UInt8] = []
        for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }

    @Test func `a picture whose colors fit into the sixel palette is drawn almost without loss`() throws {
        // Two hundred colors of whole percents, in blocks of 4 by 6 pixels.
        let all: [[UInt8]] = (0..<200).map { i in
            let percents: [Int] = [i % 10 * 10, i / 10 % 5 * 20, i / 50 * 25]
            return percents.map { UInt8(($0 * 255 + 50) / 100) }
        }
        let original = picture(width: 80, height: 60) { x, y in all[y / 6 * 20 + x / 4] }
        let seen = try seen(original)
        let far = zip(seen.bytes, original.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(far <= 3, "a channel is \(far) away")
    }

    @Test func `narrow stripes keep all their colors despite sampling`() throws {
        // In a picture of this size about every fourth pixel is sampled.
        let stripes: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
        let original = picture(width: 720, height: 480) { x, _ in stripes[x % 4] }
        #expect(Fidelity.decibels(try seen(original), original) > 45)
    }

    @Test(arguments: [1, 2, 3, 5])
    func `a narrow picture with an odd height is drawn completely`(_ width: Int) throws {
        let original = picture(width: width, height: 61) { x, y in
            let channels: [Int] = [20 + y * 3, 200 - y * 3, 40 * x + 20]
            return channels.map { UInt8($0) }
        }
        let seen = try seen(original)
        #expect((seen.width, seen.height) == (width, 61))
        #expect(Fidelity.decibels(seen, original) > 32, "\(Fidelity.decibels(seen, original)) dB")
    }
}
