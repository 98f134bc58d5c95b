import CImageCodecs
import GalleryCore
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ConversionLossTests {
    private let folder = TemporaryFolder()
    private let checker = PictureChecker(worker: PictureWorker(processes: 1))

    private func convert(
        _ bytes: [UInt8], as format: PictureFormat?, width: Int? = nil
    ) async throws -> (bytes: [UInt8], losses: ConversionLosses) {
        let source = folder.put(bytes, at: "source")
        let losses = try await PictureConverter(checker: checker).convert(
            fileAt: source, to: folder.path + "/out", as: format, width: width)
        return (folder.bytes(of: "out"), try #require(losses))
    }

    /// PNG of 32 by 8 pixels with `samples` at a column, in which the last of 2 and 4 is alpha.
    private func png(_ color: UInt8, depth: UInt8 = 8, extra: [UInt8] = [], _ samples: (Int) -> [Int])
        -> [UInt8]
    {
        var row: [UInt8] = [0]
        for x in 0..<32 {
            for sample in samples(x) {
                row += depth == 16 ? [UInt8(sample >> 8), UInt8(sample & 255)] : [UInt8(sample)]
            }
        }
        let data = Array(Array(repeating: row, count: 8).joined())
        return PNG.signature + PNG.header(width: 32, height: 8, depth: depth, color: color) + extra
            + PNG.chunk("IDAT", PNG.stored(data)) + PNG.chunk("IEND", [])
    }

    /// Bit depth and color type of a PNG.
    private func kind(_ bytes: [UInt8]) -> [UInt8] { Array(bytes[24..<26]) }

    /// Components of a JPEG.
    private func components(_ bytes: [UInt8]) -> UInt8? {
        bytes.firstRange(of: [0xFF, 0xC0]).map { bytes[$0.lowerBound + 9] }
    }

    private func color(_ bytes: [UInt8], at x: Int, over background: UInt8) -> Int {
        Codec.decode(bytes, background: background).pixel(x, 2)
    }

    @Test func `PNG and WebP keep transparency, also scaled`() async throws {
        let source = png(6) { x in [255, 0, 0, x < 16 ? 64 : 255] }
        let scaled = try await convert(source, as: .png, width: 16)
        let webp = try await convert(source, as: .webp)
        let scaledWebP = try await convert(webp.bytes, as: nil, width: 16)
        let back = try await convert(webp.bytes, as: .png)
        #expect(kind(scaled.bytes) == [8, 6] && kind(back.bytes) == [8, 6])
        for (made, scale) in [(scaled, 2), (webp, 1), (scaledWebP, 2), (back, 1)] {
            #expect(made.losses == [])
            for (x, background) in [(4, 0), (4, 255), (27, 0), (27, 255)] as [(Int, UInt8)] {
                let before = color(source, at: x, over: background)
                #expect(Codec.isNear(color(made.bytes, at: x / scale, over: background), before, by: 12))
            }
        }
    }

    @Test func `JPEG becomes white where it was transparent, and only then this is a loss`() async throws {
        let source = png(6) { x in [255, 0, 0, x < 16 ? 0 : 255] }
        for width in [nil, 16] {
            let (made, losses) = try await convert(source, as: .jpg, width: width)
            #expect(losses == .transparency)
            #expect(Codec.isNear(color(made, at: 2, over: 0), 0xFFFFFF, by: 12))
        }
        let opaque = try await convert(png(6) { _ in [255, 0, 0, 255] }, as: .jpg)
        #expect(opaque.losses == [])
    }

    @Test func `scaling does not mix the color of transparent pixels into others`() async throws {
        let source = png(6) { x in x % 2 == 0 ? [255, 0, 0, 255] : [0, 255, 0, 0] }
        let made = try await convert(source, as: .png, width: 16).bytes
        #expect(Codec.isNear(color(made, at: 8, over: 0), 0x800000, by: 6))
        #expect(Codec.isNear(color(made, at: 8, over: 255), 0xFF8080, by: 6))
    }

    @Test func `gray stays gray in PNG and JPEG`() async throws {
        let gray = png(0) { x in [x * 8] }, withAlpha = png(4) { x in [x * 8, 255 - x] }
        #expect(kind(try await convert(gray, as: .png, width: 16).bytes) == [8, 0])
        #expect(kind(try await convert(withAlpha, as: .png, width: 16).bytes) == [8, 4])
        #expect(kind(try await convert(Fixture.greyJPEG.bytes, as: .png).bytes) == [8, 0])
        #expect(components(try await convert(gray, as: .jpg).bytes) == 1)
        #expect(components(try await convert(Fixture.greyJPEG.bytes, as: nil, width: 16).bytes) == 1)
        #expect(components(try await convert(Fixture.baselineJPEG.bytes, as: nil, width: 16).bytes) == 3)
    }

    @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)] as [(UInt8, Int)])
    func `a scaled PNG keeps 16 bits and its color space`(type: UInt8, channels: Int) async throws {
        let gamma = PNG.chunk("gAMA", PNG.big(100_000))
        let source = png(type, depth: 16, extra: gamma) { _ in
            Array([1_000, 2_000, 3_000, 60_000].prefix(channels))
        }
        let (made, losses) = try await convert(source, as: .png, width: 16)
        #expect(kind(made) == [16, type] && losses == [] && made.firstRange(of: gamma) != nil)
        let narrow = try await convert(source, as: .webp, width: 16)
        #expect(narrow.losses == .depth)
    }

    @Test func `an animated PNG is recognized`() async throws {
        for (frames, isAnimated) in [(2, true), (1, false)] {
            let control = PNG.chunk("acTL", PNG.big(frames) + PNG.big(0))
            let path = folder.put(png(0, extra: control) { _ in [9] }, at: "file")
            #expect(try await checker.check(fileAt: path).isAnimated == isAnimated)
        }
    }
}
