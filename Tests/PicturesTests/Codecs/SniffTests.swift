import CImageCodecs
import Testing

@Suite struct SniffTests {
    @Test(arguments: [
        ("", GIC_FORMAT_EMPTY), ("GIF89a....", GIC_FORMAT_GIF), ("%PDF-1.7 ", GIC_FORMAT_PDF),
        ("<!DOCTYPE html><p>", GIC_FORMAT_HTML), ("  \n<HTML lang=en>", GIC_FORMAT_HTML),
        ("\u{FEFF}<html>", GIC_FORMAT_HTML), ("<?xml version='1.0'?><svg xmlns='x'/>", GIC_FORMAT_SVG),
        ("<svg width='1'/>", GIC_FORMAT_SVG), ("<?xml?><feed/>", GIC_FORMAT_XML),
        ("{\"errors\":[]}", GIC_FORMAT_JSON), ("Rate Limit Exceeded", GIC_FORMAT_TEXT),
        ("II*\0abcd", GIC_FORMAT_TIFF), ("MM\0*abcd", GIC_FORMAT_TIFF), ("BM\u{1}\u{2}", GIC_FORMAT_BMP),
        ("\0\0\0\u{18}ftypavif", GIC_FORMAT_HEIF), ("\0\u{1}\u{2}", GIC_FORMAT_UNKNOWN),
        ("RIFF....AVI ", GIC_FORMAT_TEXT),
    ])
    func `other types are refused and named`(_ text: String, _ format: gic_format) {
        let picture = Codec.decode(Array(text.utf8))
        #expect(picture.status == GIC_FOREIGN)
        #expect(picture.info.format == format)
    }

    @Test(arguments: Fixture.all) func `the first bytes decide`(_ fixture: Fixture) {
        let bytes = fixture.bytes
        #expect([GIC_FORMAT_JPEG, GIC_FORMAT_PNG, GIC_FORMAT_WEBP].contains(gic_sniff(bytes, bytes.count)))
        for length in 0..<12 { _ = gic_sniff(bytes, length) }
    }
}
