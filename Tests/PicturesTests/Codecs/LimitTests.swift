import CImageCodecs
import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LimitTests {
    private static func jpeg(_ fixture: Fixture, width: Int, height: Int) -> [UInt8] {
        var bytes = fixture.bytes
        let frame = bytes.indices.dropLast().first {
            bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1])
        }
        guard let frame else { return [] }
        bytes.replaceSubrange(
            (frame + 5)..<(frame + 9),
            with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
        return bytes
    }

    private static func png(width: Int, height: Int, interlaced: Bool = false) -> [UInt8] {
        PNG.signature + PNG.header(width: width, height: height, color: 2, interlaced: interlaced)
            + PNG.chunk("IDAT", PNG.stored([0, 0, 0, 0])) + PNG.chunk("IEND", [])
    }

    @Test func `a picture whose header has too many pixels is refused quickly`() {
        let cases = [
            Self.png(width: 30_000, height: 30_000), Self.png(width: 2_000_000, height: 1),
            Self.jpeg(.progressiveJPEG, width: 65_000, height: 65_000),
            Self.jpeg(.baselineJPEG, width: 65_000, height: 65_000),
            // These formats are decoded as a whole, for which a lower limit applies.
            Self.jpeg(.progressiveJPEG, width: 6000, height: 6000),
            Self.png(width: 6000, height: 6000, interlaced: true),
        ]
        for bytes in cases {
            // A hundred repetitions would exceed the time limit if the pictures were decoded.
            for _ in 0..<100 {
                let picture = Codec.decode(bytes)
                #expect(picture.status == GIC_TOO_LARGE)
                #expect(picture.info.width > 0)
            }
        }
    }

    @Test func `a picture too large to be decoded as a whole is accepted if decoded row by row`() {
        // The PNG is malformed, not too large: its image data is incomplete, but its size was accepted.
        #expect(Codec.decode(Self.jpeg(.baselineJPEG, width: 6000, height: 6000)).status == GIC_OK)
        #expect(Codec.decode(Self.png(width: 6000, height: 6000)).status == GIC_MALFORMED)
    }

    @Test func `impossible picture sizes and chunk lengths are refused`() {
        for side in [0x7FFF_FFFF, 0x7FFF_FFFE, 0x1000_0000] {
            for bytes in [
                Self.png(width: side, height: 1), Self.png(width: 1, height: side),
                Self.png(width: side, height: side),
            ] {
                #expect([GIC_TOO_LARGE, GIC_MALFORMED].contains(Codec.decode(bytes).status))
            }
        }
        let start = PNG.signature + PNG.header(width: 8, height: 8, color: 2)
        let end = PNG.chunk("IEND", [])
        // No data, empty data, and a chunk with a length of four gigabytes.
        let endless: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)
        let middles: [[UInt8]] = [[], PNG.chunk("IDAT", []), endless]
        for middle in middles { #expect(Codec.decode(start + middle + end).status == GIC_MALFORMED) }
    }

    @Test func `a picture without pixels is refused`() {
        #expect(Codec.decode(Self.png(width: 0, height: 9)).status == GIC_MALFORMED)
        #expect(Codec.decode(Self.jpeg(.baselineJPEG, width: 0, height: 9)).status == GIC_MALFORMED)
    }

    /// Adds a scan of a progressive JPEG several times, by default its last scan.
    private static func repeating(_ scan: [UInt8]? = nil, in bytes: [UInt8], times: Int) -> [UInt8] {
        let last = bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA } ?? 0
        let scan = scan ?? Array(bytes[last..<(bytes.count - 2)])
        return Array(bytes[..<(bytes.count - 2)]) + Array(repeating: scan, count: times).joined()
            + [0xFF, 0xD9]
    }

    /// Refinement of all coefficients (ITU-T T.81, G.1.2.3) that changes none: its only symbol is the longest run of
    /// blocks, 32,767. A decoder looks at each coefficient of `blocks` blocks.
    private static func slowScan(blocks: Int) -> [UInt8] {
        let table: [UInt8] = [0xFF, 0xC4, 0, 20, 0x10, 1] + Array(repeating: 0, count: 15) + [0xE0]
        let runs = blocks / 32_767 + 1
        var bits = (0..<runs).flatMap { _ in [false] + Array(repeating: true, count: 14) }
        bits += Array(repeating: true, count: (8 - bits.count % 8) % 8)
        let data = stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
            let byte = bits[start..<start + 8].reduce(0 as UInt8) { $0 << 1 | ($1 ? 1 : 0) }
            return byte == 0xFF ? [byte, 0] : [byte]
        }
        return table + [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0x10] + data
    }

    @Test func `a JPEG with more than 500 scans is refused`() {
        let picture = Codec.decode(Self.repeating(in: Fixture.progressiveJPEG.bytes, times: 600))
        #expect(picture.status == GIC_MALFORMED)
        #expect(
            withUnsafeBytes(of: picture.info.reason) { String(decoding: $0.prefix(8), as: UTF8.self) }
                == "more tha")
    }

    @Test func `text or profiles that inflate to 200 MB are skipped with less than 64 MiB of memory`()
        async throws
    {
        let copy = try WorkerCopy(named: "bombed")
        defer { withExtendedLifetime(copy) {} }
        let worker = PictureWorker(program: copy.path, processes: 1)
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        let process = try #require(Child.pids(of: "bombed").first)
        let idle = try #require(Child.peakMemory(of: process))
        let many = Array(repeating: PNG.chunk("tEXt", Array("a\0b".utf8)), count: 2000).joined()
        for type in ["zTXt", "iTXt", "iCCP"] {
            let lead = type == "iTXt" ? "x\0\u{1}\0\0\0" : "x\0\0"
            let bomb = PNG.chunk(type, Array(lead.utf8) + PNG.zeros(megabytes: 200))
            let bytes = PNG.file(width: 8, height: 8, extra: bomb + many) { _, _ in 200 }
            let picture = try await worker.decode(bytes, .within, width: 8, height: 8)
            #expect(picture.bytes.prefix(3) == [200, 200, 200])
        }
        let bombed = try #require(Child.peakMemory(of: process))
        #expect(bombed - idle < 64 << 20, "\((bombed - idle) >> 20) MiB")
    }

    @Test func `a picture with too many pixels is refused with less than 64 MiB of memory`() async throws {
        let copy = try WorkerCopy(named: "huge")
        defer { withExtendedLifetime(copy) {} }
        let worker = PictureWorker(program: copy.path, processes: 1)
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        let process = try #require(Child.pids(of: "huge").first)
        let idle = try #require(Child.peakMemory(of: process))
        for bytes in [
            Self.png(width: 30_000, height: 30_000),
            Self.jpeg(.progressiveJPEG, width: 65_000, height: 65_000),
        ] {
            for _ in 0..<20 {
                await #expect(throws: PictureError.tooLarge) {
                    try await worker.decode(bytes, .within, width: 80, height: 48)
                }
            }
        }
        #expect(try #require(Child.peakMemory(of: process)) - idle < 64 << 20)
    }

    @Test func `a picture that needs more than two seconds of processor time is aborted`() async throws {
        // Takes more than twice as long. Other work on the machine has no effect: the wait is a minute longer.
        let worker = PictureWorker(processes: 1, timeout: .seconds(60))
        let bytes = Self.repeating(
            Self.slowScan(blocks: 875 * 875), in: Self.jpeg(.progressiveJPEG, width: 7000, height: 7000),
            times: 480)
        var large = PictureRequest(subject: .bytes(bytes), fit: .within, width: 80, height: 48)
        large.bufferedPixelLimit = 60_000_000
        let request = large
        #expect(request.milliseconds == 2000)
        await #expect(throws: PictureError.tooCostly) { _ = try await worker.perform(request) }
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
    }
}
