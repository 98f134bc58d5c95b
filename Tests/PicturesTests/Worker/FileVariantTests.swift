import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

/// Variants of rare formats that common programs write.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FileVariantTests {
    private let worker = PictureWorker(processes: 1)

    private func colors(of bytes: [UInt8], width: Int = 4, height: Int = 2) async throws -> [Int] {
        let picture = try await worker.decode(
            bytes, .within, width: 64, height: 64, background: RGB(red: 128, green: 128, blue: 128))
        #expect(picture.width == width && picture.height == height)
        return stride(from: 0, to: picture.bytes.count, by: 3).map { at in
            picture.bytes[at..<at + 3].reduce(0) { $0 << 8 | Int($1) }
        }
    }

    @Test func `run lengths of a BMP are expanded`() async throws {
        let top: [UInt8] = [1, 1, 1, 2, 1, 3, 1, 4, 0, 0], four: [UInt8] = [2, 0x12, 2, 0x34, 0, 0]
        let files: [(String, Int, Int, [UInt8])] = [
            ("RLE8", 8, 1, [0, 4, 0, 1, 1, 4, 0, 0] + top + [0, 1]),
            ("RLE8, skipped pixel", 8, 1, [0, 2, 1, 0, 2, 1, 1, 4, 0, 0] + top + [0, 1]),
            ("RLE4", 4, 2, [0, 4, 0x01, 0x14, 0, 0] + four + [0, 1]),
            ("RLE4, skipped pixel", 4, 2, [0, 2, 1, 0, 2, 0x11, 1, 0x40, 0, 0] + four + [0, 1]),
        ]
        for size in [40, 64] {
            for (name, bits, compression, data) in files {
                let header = BMP.header(size, bits: bits, compression: compression)
                let found = try await colors(of: BMP.file(header, data, hasPalette: true))
                #expect(found == BMP.colors, "\(name), header of \(size) bytes")
            }
        }
        let pixels = BMP.colors.map { BMP.little($0, 3) }
        let bottom: [UInt8] = pixels[4...].flatMap { [1] + $0 }
        let runs = bottom + [0, 0, 0, 4] + Array(pixels[..<4].joined()) + [0, 0, 0, 1]
        let found = try await colors(of: BMP.file(BMP.header(64, bits: 24, compression: 4), runs))
        #expect(found == BMP.colors)
    }

    @Test func `a BMP whose run lengths end early is decoded up to there and marked as truncated`()
        async throws
    {
        let header = BMP.header(40, bits: 8, compression: 1)
        let bytes = BMP.file(header, [0, 4, 0, 1, 1, 4, 0, 0], hasPalette: true)
        let picture = try await worker.decode(bytes, .within, width: 4, height: 2)
        #expect(picture.isTruncated && picture.bytes.suffix(9) == [255, 0, 0, 255, 0, 0, 255, 255, 255])
    }

    @Test(arguments: [12, 16, 40, 64]) func `an OS/2 or Windows BMP is decoded`(_ size: Int) async throws {
        let header = BMP.header(size, bits: 8)
        let found = try await colors(of: BMP.file(header, BMP.rows[1] + BMP.rows[0], hasPalette: true))
        #expect(found == BMP.colors)
    }

    @Test(arguments: [56, 108, 124, 40]) func `a BMP's alpha applies unless all 0`(_ size: Int) async throws {
        let header = BMP.header(
            size, bits: 32, compression: size == 40 ? 6 : 3, masks: [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000])
        let alpha: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]
        let found = try await colors(of: BMP.file(header, BMP.pixels(alpha: alpha)))
        #expect(found == [0x808080] + BMP.colors[1..<7] + [0x808080])
        let none = [UInt8](repeating: 0, count: 8)
        #expect(try await colors(of: BMP.file(header, BMP.pixels(alpha: none))) == BMP.colors)
    }

    @Test func `an unspecified extra sample of a TIFF is not alpha`() async throws {
        let page = TIFF.Page(
            width: 2, samples: 4, photometric: 2, pixels: [200, 100, 50, 0, 10, 20, 30, 128], extra: [0])
        #expect(try await colors(of: TIFF.file([page]), width: 2, height: 1) == [0xC86432, 0x0A141E])
        var alpha = page
        alpha.extra = [2]
        #expect(try await colors(of: TIFF.file([alpha]), width: 2, height: 1)[0] == 0x808080)
    }

    @Test func `unassociated alpha of a gray TIFF does not brighten it`() async throws {
        let page = TIFF.Page(width: 2, samples: 2, photometric: 1, pixels: [60, 254, 60, 0], extra: [2])
        let found = try await colors(of: TIFF.file([page]), width: 2, height: 1)
        #expect(Codec.isNear(found[0], 0x3C3C3C, by: 1) && found[1] == 0x808080)
    }

    @Test func `the profile of a CMYK TIFF is applied`() async throws {
        let profile = ICC.table(space: "CMYK", channels: 4) { inks in
            [100 * inks.dropFirst(3).reduce(1 - 0.4 * inks[0]) { $0 * (1 - $1) }, 0, 0]
        }
        var page = TIFF.Page(
            width: 3, samples: 4, photometric: 5, pixels: [0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255])
        #expect(
            try await colors(of: TIFF.file([page]), width: 3, height: 1) == [0xFFFFFF, 0x00FFFF, 0x000000])
        page.profile = profile
        let found = try await colors(of: TIFF.file([page]), width: 3, height: 1)
        for (color, expected) in zip(found, [0xFFFFFF, 0x919191, 0x000000]) {
            #expect(Codec.isNear(color, expected), "\(String(color, radix: 16))")
        }
    }

    @Test func `a BigTIFF is decoded`() async throws {
        let page = TIFF.Page(width: 2, samples: 3, photometric: 2, pixels: [200, 100, 50, 10, 20, 30])
        for isBig in [false, true] {
            let file = TIFF.file([page], isBig: isBig)
            #expect(PictureKind.content(of: file) == .tiff)
            #expect(try await colors(of: file, width: 2, height: 1) == [0xC86432, 0x0A141E])
        }
    }

    @Test func `a full-size page of a TIFF is shown instead of a reduced copy before it`() async throws {
        let copy = TIFF.Page(width: 1, samples: 3, photometric: 2, pixels: [1, 2, 3], kind: 1)
        let page = TIFF.Page(width: 2, samples: 3, photometric: 2, pixels: [200, 100, 50, 10, 20, 30])
        let second = TIFF.Page(width: 2, samples: 3, photometric: 2, pixels: [0, 0, 0, 0, 0, 0])
        for pages in [[copy, page], [copy, copy, page], [page, copy], [page, second]] {
            #expect(try await colors(of: TIFF.file(pages), width: 2, height: 1) == [0xC86432, 0x0A141E])
        }
        #expect(try await colors(of: TIFF.file([copy]), width: 1, height: 1) == [0x010203])
    }

    @Test func `a TIFF that ends early is marked as truncated`() async throws {
        let page = TIFF.Page(
            width: 2, samples: 3, photometric: 2, pixels: [UInt8](repeating: 9, count: 12))
        var bytes = TIFF.file([page])
        // The strip is at the end of the file, and its second half is missing.
        let offset = bytes.firstRange(of: [0x11, 0x01, 4, 0, 1, 0, 0, 0]).map(\.upperBound) ?? 0
        bytes.replaceSubrange(offset..<offset + 4, with: BMP.little(bytes.count))
        let picture = try await worker.decode(bytes + [9, 9, 9, 9, 9, 9], .within, width: 8, height: 8)
        #expect(picture.isTruncated)
    }

    @Test func `premultiplied alpha of an AVIF is undone`() async throws {
        let picture = try await worker.decode(
            Fixture.premultipliedAVIF.bytes, .within, width: 240, height: 160,
            background: RGB(red: 255, green: 255, blue: 255))
        // The expected colors are those of the file at half opacity over white.
        for (x, y, color) in [(20, 20, 0xE49395), (200, 20, 0xA0D99F), (20, 140, 0x999DF0)] {
            let at = (y * 240 + x) * 3
            let found = picture.bytes[at..<at + 3].reduce(0) { $0 << 8 | Int($1) }
            #expect(Codec.isNear(found, color), "\(String(found, radix: 16))")
        }
    }
}
