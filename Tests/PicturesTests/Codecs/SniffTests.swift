import CImageCodecs
import Testing

@Suite struct SniffTests {
    @Test(
        arguments: [
            ("", GIC_FORMAT_EMPTY), ("GIF89a....", GIC_FORMAT_GIF), ("%PDF-1.7 ", GIC_FORMAT_PDF),
            ("<!DOCTYPE html><p>", GIC_FORMAT_HTML), ("  \n<HTML lang=en>", GIC_FORMAT_HTML),
            ("\u{FEFF}<html>", GIC_FORMAT_HTML), ("<?xml version='1.0'?><svg xmlns='x'/>", GIC_FORMAT_SVG),
            ("<svg width='1'/>", GIC_FORMAT_SVG), ("<?xml?><feed/>", GIC_FORMAT_XML),
            ("{\"errors\":[]}", GIC_FORMAT_JSON), ("Rate Limit Exceeded", GIC_FORMAT_TEXT),
            ("II*\0abcd", GIC_FORMAT_TIFF), ("MM\0*abcd", GIC_FORMAT_TIFF),
            ("II+\0abcd", GIC_FORMAT_TIFF), ("MM\0+abcd", GIC_FORMAT_TIFF), ("BM\u{1}\u{2}", GIC_FORMAT_BMP),
            ("\0\0\0\u{18}ftypavif", GIC_FORMAT_HEIF), ("\0\u{1}\u{2}", GIC_FORMAT_UNKNOWN),
            ("RIFF....AVI ", GIC_FORMAT_TEXT), ("qoif\0\0\0\u{8}", GIC_FORMAT_QOI),
            ("P6\n2 2\n255\n", GIC_FORMAT_NETPBM), ("P3 # by hand", GIC_FORMAT_NETPBM),
            ("P7\nWIDTH 2\n", GIC_FORMAT_NETPBM), ("P6 is a text", GIC_FORMAT_TEXT),
            ("\0\0\u{1}\0\u{1}\0" + String(repeating: "\0", count: 16), GIC_FORMAT_ICO),
        ] as [(String, gic_format)])
    func `a file that is no JPEG, PNG or WebP is refused with its type`(_ text: String, _ format: gic_format)
    {
        let picture = Codec.decode(Array(text.utf8))
        #expect(picture.status == GIC_FOREIGN)
        #expect(picture.info.format == format)
    }

    @Test func `unsupported JPEG processes, JPEG 2000 and JPEG XL are recognized`() {
        let bytes = Fixture.baselineJPEG.bytes
        let frame = bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 } ?? 0
        var deep = bytes, lossless = bytes
        deep[frame + 1] = 0xC1
        deep[frame + 4] = 12
        lossless[frame + 1] = 0xC3
        for (file, format) in [(deep, GIC_FORMAT_DEEP_JPEG), (lossless, GIC_FORMAT_LOSSLESS_JPEG)] {
            let picture = Codec.decode(file)
            #expect(picture.status == GIC_FOREIGN && picture.info.format == format)
        }
        for start: [UInt8] in [
            [0xFF, 0x4F, 0xFF, 0x51, 0], PNG.big(12) + Array("jP  \r\n".utf8) + [0x87, 10],
        ] {
            #expect(gic_sniff(start, start.count) == GIC_FORMAT_JPEG_2000)
        }
        for start: [UInt8] in [[0xFF, 0x0A, 0], PNG.big(12) + Array("JXL \r\n".utf8) + [0x87, 10]] {
            #expect(gic_sniff(start, start.count) == GIC_FORMAT_JPEG_XL)
        }
    }

    @Test func `a JPEG with stray bytes before a marker is decoded`() {
        let bytes = Fixture.baselineJPEG.bytes
        let picture = Codec.decode(Array(bytes.prefix(2)) + [1, 2, 3, 0] + bytes.dropFirst(2))
        #expect(picture.status == GIC_OK)
        #expect(picture.pixels == Codec.decode(bytes).pixels)
    }

    @Test(arguments: Fixture.all) func `JPEG, PNG and WebP files are recognized`(_ fixture: Fixture) {
        let bytes = fixture.bytes
        let (format, signatureLength) =
            switch fixture.name.suffix(4) {
            case "JPEG": (GIC_FORMAT_JPEG, 2)
            case " PNG": (GIC_FORMAT_PNG, 8)
            default: (GIC_FORMAT_WEBP, 12)
            }
        #expect(gic_sniff(bytes, bytes.count) == format)
        for length in 0...12 {
            #expect((gic_sniff(bytes, length) == format) == (length >= signatureLength), "\(length) bytes")
        }
    }
}
