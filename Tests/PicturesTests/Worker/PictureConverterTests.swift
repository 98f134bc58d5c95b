import GalleryCore
import Glibc
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PictureConverterTests {
    private let folder = TemporaryFolder()
    private let checker = PictureChecker(worker: PictureWorker(processes: 1))

    private func convert(_ bytes: [UInt8], as format: PictureFormat) async throws -> [UInt8]? {
        let source = folder.put(bytes, at: "source")
        let isMade =
            try await PictureConverter(checker: checker).convert(
                fileAt: source, to: folder.path + "/out", as: format) != nil
        #expect(folder.names.contains("out") == isMade)
        return isMade ? folder.bytes(of: "out") : nil
    }

    @Test(arguments: Fixture.all, PictureFormat.allCases)
    func `every picture is converted to every format except its own`(
        _ fixture: Fixture, _ format: PictureFormat
    ) async throws {
        let made = try await convert(fixture.bytes, as: format)
        guard PictureFormat(magic: fixture.bytes) != format else {
            #expect(made == nil)
            return
        }
        let bytes = try #require(made)
        #expect(PictureFormat(magic: bytes) == format)
        let before = Codec.decode(fixture.bytes, background: 255),
            after = Codec.decode(bytes, background: 255)
        #expect(after.width == 32 && after.height == 24 && !after.isTruncated)
        for (x, y) in [(5, 4), (26, 4), (5, 19), (26, 19)] {
            #expect(Codec.isNear(before.pixel(x, y), after.pixel(x, y), by: format == .png ? 0 : 12))
        }
    }

    @Test(arguments: [nil, PictureFormat.png]) func `a picture is scaled to a width with its proportions`(
        format: PictureFormat?
    ) async throws {
        let source = folder.put(Fixture.baselineJPEG.bytes, at: "source")
        let isMade =
            try await PictureConverter(checker: checker).convert(
                fileAt: source, to: folder.path + "/out", as: format, width: 16) != nil
        #expect(isMade)
        let bytes = folder.bytes(of: "out")
        #expect(PictureFormat(magic: bytes) == format ?? .jpg)
        let after = Codec.decode(bytes)
        #expect(after.width == 16 && after.height == 12)
        #expect(Codec.isNear(after.pixel(2, 2), Codec.decode(Fixture.baselineJPEG.bytes).pixel(5, 4), by: 12))
    }

    @Test func `a converted picture has the colors of its profile, as sRGB`() async throws {
        let inks = ICC.table(space: "CMYK", channels: 4) { inks in
            [inks.reduce(100) { $0 * (1 - $1 / 2) }, 0, 0]
        }
        let extended = ICC.webp(Fixture.lossyWebP.bytes, ICC.swapped, width: 32, height: 24)
        let colored = PNG.signature + PNG.header(width: 32, height: 24, color: 2) + ICC.chunk(ICC.swapped)
        let row: [UInt8] = [0] + Array(repeating: [0xE0, 0x20, 0x20], count: 32).joined()
        let pixels = PNG.chunk("IDAT", PNG.stored(Array(Array(repeating: row, count: 24).joined())))
        for (bytes, isGray) in [
            (ICC.jpeg(Fixture.baselineJPEG.bytes, ICC.swapped), false), (extended, false),
            (colored + pixels + PNG.chunk("IEND", []), false),
            (ICC.jpeg(Fixture.cmykJPEG.bytes, inks), true),
        ] {
            for format in PictureFormat.allCases where PictureFormat(magic: bytes) != format {
                let made = Codec.decode(try #require(try await convert(bytes, as: format)))
                let color = made.pixel(5, 4)
                let wanted = isGray ? (color & 255) * 0x010101 : 0x2020E0
                #expect(Codec.isNear(color, wanted, by: 12), "\(format): \(String(color, radix: 16))")
            }
        }
    }

    @Test func `a photo with a rotated orientation is converted to an upright one`() async throws {
        let exif: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ]
        let body = Array("Exif\0\0".utf8) + exif
        let bytes = Fixture.baselineJPEG.bytes
        let turned = bytes.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + bytes.dropFirst(2)
        let after = Codec.decode(try #require(try await convert(Array(turned), as: .png)))
        #expect(after.width == 24 && after.height == 32)
        #expect(Codec.isNear(after.pixel(22, 1), 0xE02020, by: 12))
    }

    @Test(arguments: ["", "<html>", "\u{89}PNG\r\n"])
    func `the converter refuses a file that is not a picture`(text: String) async {
        await #expect(throws: StoreError.notConverted(.unsupported)) {
            try await convert(Array(text.utf8), as: .jpg)
        }
    }

    @Test func `the converter refuses a truncated picture`() async {
        let cut = Array(Fixture.rgbPNG.bytes.prefix(Fixture.rgbPNG.bytes.count * 3 / 4))
        await #expect(throws: StoreError.self) { try await convert(cut, as: .jpg) }
    }

    @Test func `a picture wider than 16,383 pixels is refused`() async {
        let wide = PNG.file(width: 16_384, height: 1) { _, _ in 0 }
        await #expect(throws: StoreError.notConverted(.tooManyPixels)) {
            try await convert(wide, as: .webp)
        }
    }

    @Test func `canceling a conversion ends it with an error while the converter hangs`() async throws {
        let script = try Script("exec sleep 1000")
        let source = folder.put(Fixture.rgbPNG.bytes, at: "source")
        let target = folder.path + "/out"
        let task = Task {
            try await PictureConverter(program: script.path, checker: checker).convert(
                fileAt: source, to: target, as: .jpg)
        }
        await eventually("the worker writes") { folder.names.contains("out") }
        task.cancel()
        await #expect(throws: StoreError.notConverted(.unsupported)) { try await task.value }
    }

    @Test func `a hanging converter times out`() async throws {
        let script = try Script("exec sleep 1000")
        let source = folder.put(Fixture.rgbPNG.bytes, at: "source")
        await #expect(throws: StoreError.notConverted(.tooCostly)) {
            try await PictureConverter(program: script.path, checker: checker).convert(
                fileAt: source, to: folder.path + "/out", as: .jpg)
        }
        #expect(!folder.names.contains("out"))
    }

    @Test func `a missing program is named in the error`() async throws {
        let source = folder.put(Fixture.rgbPNG.bytes, at: "source")
        await #expect(throws: StoreError.failed(path: "/nowhere/x", cause: .system(ENOENT))) {
            try await PictureConverter(program: "/nowhere/x", checker: checker).convert(
                fileAt: source, to: folder.path + "/out", as: .jpg)
        }
    }
}
