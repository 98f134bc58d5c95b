import CImageCodecs
import TestKit
import Testing

@Suite struct RawPreviewTests {
    private static let picture = Fixture.baselineJPEG.bytes
    /// Header of a JPEG picture of 8 by 6 pixels.
    private static let thumbnail: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 6, 0, 8, 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]

    /// TIFF file of a camera whose first picture has these properties, followed by JPEG pictures.
    private static func tiff(
        _ width: Int, _ height: Int, photometric: Int = 2, orientation: Int = 1, compression: Int = 1,
        isOfCamera: Bool = true
    ) -> [UInt8] {
        let values = [
            (256, width), (257, height), (259, compression), (262, photometric), (274, orientation),
        ]
        func entry(_ tag: Int, _ type: Int, _ value: [UInt8]) -> [UInt8] {
            BMP.little(tag, 2) + BMP.little(type, 2) + BMP.little(1) + value
        }
        let maker = isOfCamera ? entry(271, 2, Array("Ca\0\0".utf8)) : []
        let entries = values.map { entry($0, 3, BMP.little($1)) } + [maker]
        let count = isOfCamera ? 6 : 5
        return Array("II*\0".utf8) + BMP.little(8) + BMP.little(count, 2) + entries.joined() + BMP.little(0)
            + thumbnail + picture + thumbnail
    }

    @Test(arguments: [
        ("thumbnail first", tiff(8, 6)), ("sensor values first", tiff(6_000, 4_000, photometric: 32_803)),
        ("linear sensor values", tiff(6_000, 4_000, photometric: 34_892)),
        ("JPEG first", tiff(32, 24, compression: 6)),
    ])
    func `of a camera's TIFF file, the largest JPEG picture is decoded`(kind: String, file: [UInt8]) {
        let found = Codec.decode(file)
        #expect(found.status == GIC_OK && found.info.format == GIC_FORMAT_JPEG, "\(kind)")
        #expect(found.pixels == Codec.decode(Self.picture).pixels)
    }

    @Test(arguments: [
        "IIRO\u{8}", "IIRS\u{8}", "MMOR\0", "IIU\0", "FUJIFILMCCD-RAW 0201", "FOVb\0", "\0MRM",
        "II\u{1A}\0\0\0HEAPCCDR", "\0\0\0\u{18}ftypcrx \0",
    ])
    func `of other RAW files, the largest JPEG picture is decoded`(start: String) {
        let head = Array(start.utf8) + [UInt8](repeating: 7, count: 100)
        let found = Codec.decode(head + Self.thumbnail + Self.picture)
        #expect(found.status == GIC_OK && found.pixels == Codec.decode(Self.picture).pixels)
        let none = Codec.decode(head)
        #expect(none.status == GIC_FOREIGN && none.info.format == GIC_FORMAT_RAW)
    }

    @Test func `a JPEG picture without Exif is rotated as the RAW file states`() {
        let found = Codec.decode(Self.tiff(8, 6, orientation: 6))
        #expect(found.width == 24 && found.height == 32)
        #expect(Codec.isNear(found.pixel(1, 1), 0x2040E0, by: 30))
    }

    @Test func `a TIFF file is not RAW if its first picture is larger, or if it names no camera`() {
        for file in [Self.tiff(64, 48), Self.tiff(32, 24), Self.tiff(8, 6, isOfCamera: false)] {
            #expect(Codec.decode(file).info.format == GIC_FORMAT_TIFF)
        }
    }

    @Test func `a RAW file cut anywhere is decoded or refused`() {
        let file = Self.tiff(8, 6)
        for length in 0..<file.count {
            let found = Codec.decode(Array(file.prefix(length)))
            #expect(found.status != GIC_OK || found.isTruncated || length > file.count - 30)
        }
    }

    @Test(arguments: [SeededRandom(seed: .random(in: 0 ... .max))])
    func `bytes full of JPEG markers never end the program`(random: SeededRandom) {
        var random = random
        let parts: [[UInt8]] = [
            [0xFF, 0xD8, 0xFF], [0xFF, 0xE1, 0xFF, 0xFF], [0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3],
            [0xFF, 0xDB, 0, 2], [0xFF], [0, 0],
        ]
        for _ in 0..<500 {
            let body = (0..<60).flatMap { _ in parts.randomElement(using: &random) ?? [] }
            #expect(Codec.decode(Array("IIRO".utf8) + body).status != GIC_OK)
        }
    }
}
