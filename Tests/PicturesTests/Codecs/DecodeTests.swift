import CImageCodecs
import Testing

@Suite struct DecodeTests {
    @Test(arguments: [
        Fixture.baselineJPEG, .progressiveJPEG, .cmykJPEG, .rgbPNG, .palettePNG, .deepPNG, .interlacedPNG,
        .lossyWebP,
    ])
    func `a JPEG, PNG or lossy WebP file is decoded to the colors of the test picture`(_ fixture: Fixture) {
        let picture = Codec.decode(fixture.bytes)
        #expect(picture.status == GIC_OK)
        #expect(picture.width == 32 && picture.height == 24)
        #expect(!picture.isTruncated)
        #expect(Codec.isNear(picture.pixel(2, 2), 0xE02020))
        #expect(Codec.isNear(picture.pixel(29, 2), 0x20C040))
        #expect(Codec.isNear(picture.pixel(2, 21), 0x2040E0))
        #expect(Codec.isNear(picture.pixel(29, 21), 0xF0F0F0))
    }

    @Test(arguments: [Fixture.greyJPEG, .greyPNG])
    func `a gray picture is decoded to gray pixels`(_ fixture: Fixture) {
        let picture = Codec.decode(fixture.bytes)
        #expect(Codec.isNear(picture.pixel(2, 2), 0x494949))
        #expect(Codec.isNear(picture.pixel(29, 21), 0xF0F0F0))
    }

    @Test(arguments: [Fixture.alphaPNG, .losslessWebP])
    func `transparent pixels show the background`(_ fixture: Fixture) {
        let picture = Codec.decode(fixture.bytes, background: 0x80)
        #expect(Codec.isNear(picture.pixel(2, 2), 0xE02020))
        #expect(Codec.isNear(picture.pixel(29, 21), 0x808080))
    }

    @Test(arguments: Fixture.all)
    func `a picture is scaled down to fit and never up`(_ fixture: Fixture) {
        let smaller = Codec.decode(fixture.bytes, width: 16, height: 16)
        #expect(smaller.width == 16 && smaller.height == 12)
        let larger = Codec.decode(fixture.bytes, width: 300, height: 300)
        #expect(larger.width == 32 && larger.height == 24)
        #expect(larger.info.width == 32 && larger.info.height == 24)
    }

    @Test(arguments: Fixture.all)
    func `a picture is scaled down or up to an exact size`(_ fixture: Fixture) {
        for (width, height) in [(7, 3), (1, 1), (32, 24), (50, 91)] {
            let picture = Codec.decode(fixture.bytes, width: width, height: height, exactly: true)
            #expect(picture.status == GIC_OK)
            #expect(picture.width == width && picture.height == height)
        }
    }

    @Test func `scaling averages black and white to the mean of their sRGB values`() {
        let picture = Codec.decode(PNG.file(width: 64, height: 64) { x, y in (x + y) % 2 == 0 ? 0 : 255 })
        let small = Codec.decode(
            PNG.file(width: 64, height: 64) { x, y in (x + y) % 2 == 0 ? 0 : 255 }, width: 4, height: 4)
        #expect(picture.status == GIC_OK)
        #expect(Codec.isNear(small.pixel(1, 1), 0x808080, by: 2))
    }

    @Test(arguments: [Fixture.baselineJPEG, .progressiveJPEG, .rgbPNG, .deepPNG, .lossyWebP])
    func `a truncated picture that can be decoded is marked as truncated`(_ fixture: Fixture) {
        let bytes = fixture.bytes
        var shown = 0
        for length in stride(from: bytes.count - 1, to: bytes.count / 2, by: -1) {
            let picture = Codec.decode(Array(bytes.prefix(length)))
            if picture.status == GIC_OK {
                #expect(picture.isTruncated, "cut to \(length) of \(bytes.count)")
                shown += 1
            }
        }
        #expect(shown > 0)
    }

    @Test func `a small PNG truncated in its pixel data is decoded up to there, and the rest is background`()
        throws
    {
        let bytes = PNG.file(width: 32, height: 32) { x, _ in x < 16 ? 0x40 : 0x80 }
        let picture = Codec.decode(bytes.dropLast(bytes.count / 2), background: 255)
        try #require(picture.status == GIC_OK && picture.isTruncated)
        #expect(picture.pixel(2, 10) == 0x404040 && picture.pixel(2, 31) == 0xFFFFFF)
    }

    @Test func `a PNG whose zlib header states too small a window is decoded`() {
        let file =
            PNG.signature + PNG.header(width: 280, height: 2) + PNG.chunk("IDAT", Self.smallWindow.bytes)
            + PNG.chunk("IEND", [])
        let picture = Codec.decode(file, width: 280, height: 2)
        #expect(picture.status == GIC_OK && !picture.isTruncated)
        #expect(picture.pixels.prefix(840) == picture.pixels.suffix(840))
    }

    /// Two equal rows of 280 random bytes; the second refers to the first, which is beyond the stated window of 256.
    private static let smallWindow = Fixture(
        name: "small window",
        base64: """
            CJljaNrO965eKsBy34e6Qyb1bHkX+mOPB6q4P3ZwZmDKzgsJnbIgNSM25cgM7h1XQrzaFVfOYlyrOG/rnG8L4759\
            jJJt5t5+jvPa7gMsz8VjUmxq32zY2vDGfM90obt6Wet2eq/r1Z+/aE6Uhs+870ESmucFKjc0vLzuJSPwZ3WWk/Nl\
            s7B7+3zkrk/zeBH24ueirz1TP5zztjwY/X9tjO7v7h0K2wTn7Or/0T5tXTTrp4ZlPW8nb9vUs+Hi5ohnu1Z7hKbu\
            /DJB42r49VldfCmBD2MKYkQ/FodIu1gsivmeLHTl3eZDKhmV+xk2n++7aLVfaJbB9LXTtjhdu7j3vUfA4S+pLnqb\
            GQ6bL/NYduD23eI/U78eOhLYOutfwxWuxXN/T/L8wmP3uHaaCMNowGAPGADMLyYS
            """)

    @Test func `a picture without its last bytes is marked as truncated`() {
        let jpeg = Fixture.baselineJPEG.bytes
        #expect(Codec.decode(jpeg.dropLast(2)).isTruncated)
        let png = Fixture.rgbPNG.bytes
        #expect(Codec.decode(png.dropLast(12)).isTruncated)
    }
}

extension Codec {
    static func decode(_ bytes: ArraySlice<UInt8>) -> Outcome { decode(Array(bytes)) }
}
