import GalleryCore
import Glibc
import PictureExchange
import Synchronization
import TestKit
import Testing

@testable import Pictures

/// Serialized, as the tests inspect the processes of this program.
@Suite(.serialized, .whenIdle, .timeLimit(.minutes(10))) struct WorkerTests {
    @Test func `a PNG file is decoded to pixels`() async throws {
        let worker = PictureWorker(processes: 1)
        let picture = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 16, height: 16)
        #expect(picture.width == 16 && picture.height == 12)
        #expect(picture.original == PixelSize(width: 32, height: 24))
        #expect(!picture.isTruncated)
        #expect(picture.bytes.prefix(3) == [0xE0, 0x20, 0x20])
    }

    @Test func `the worker decodes a part to the pixels of the same region of the whole picture`()
        async throws
    {
        let worker = PictureWorker(processes: 1)
        let bytes = Fixture.rgbPNG.bytes
        let part = PicturePart(x: 10, y: 5, width: 9, height: 12)
        let whole = try await worker.decode(bytes, .exact, width: 40, height: 30)
        let found = try await worker.decode(bytes, .exact, width: 40, height: 30, part: part)
        let rows = (0..<12).flatMap { y in
            let from = ((y + 5) * 40 + 10) * 3
            return whole.bytes[from..<(from + 9 * 3)]
        }
        #expect(found.pixels == PixelBuffer(width: 9, height: 12, bytes: rows))
        #expect(found.original == PixelSize(width: 32, height: 24))
    }

    @Test func `processes started in advance decode the first pictures`() async throws {
        let copy = try WorkerCopy(named: "ahead")
        defer { withExtendedLifetime(copy) {} }
        let worker = PictureWorker(program: copy.path, processes: 2)
        #expect(Child.pids(of: "ahead").isEmpty)
        worker.prestart()
        await eventually("both run") { Child.pids(of: "ahead").count == 2 }
        let started = Set(Child.pids(of: "ahead"))
        worker.prestart()
        for _ in 0..<3 {
            #expect(try await worker.decode(Fixture.rgbPNG.bytes, .exact, width: 4, height: 3).width == 4)
        }
        #expect(Set(Child.pids(of: "ahead")) == started)
    }

    @Test func `thirty concurrent pictures are all decoded`() async throws {
        let worker = PictureWorker(processes: 2)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<30 {
                let fixture = Fixture.all[index % Fixture.all.count]
                group.addTask {
                    try await worker.decode(fixture.bytes, .exact, width: index + 1, height: 2).width
                }
            }
            var widths: Set<Int> = []
            for try await width in group { widths.insert(width) }
            #expect(widths == Set(1...30))
        }
    }

    /// JPEG file with the given number of megabytes of comments before its pixels.
    private static func wordyJPEG(_ megabytes: Int) -> [UInt8] {
        let comment: [UInt8] = [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 0x61, count: 0xFFFD)
        let bytes = Fixture.baselineJPEG.bytes
        return bytes.prefix(2) + (0..<(megabytes * 16)).flatMap { _ in comment } + bytes.dropFirst(2)
    }

    @Test func `a large file is decoded in place, with at most 4 MiB more memory than a small one`()
        async throws
    {
        let copy = try WorkerCopy(named: "lies-there")
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(copy) {} }
        let path = folder.put([1, 2, 3] + Self.wordyJPEG(12), at: "large")
        let worker = PictureWorker(program: copy.path, processes: 1)
        let black = RGB(red: 0, green: 0, blue: 0)
        let small = try await worker.render(
            .bytes(Fixture.baselineJPEG.bytes), as: .pixels, width: 16, height: 12, background: black)
        let before = try #require(Child.pids(of: "lies-there").first.flatMap(Child.peakMemory))
        let large = try await worker.render(
            .file(path: path, offset: 3), as: .pixels, width: 16, height: 12, background: black)
        #expect(large.bytes == small.bytes && !large.isTruncated)
        let after = try #require(Child.pids(of: "lies-there").first.flatMap(Child.peakMemory))
        #expect(after - before < 4 << 20)
        await #expect(throws: PictureError.unreadable) {
            try await worker.render(
                .file(path: path, offset: 1 << 30), as: .pixels, width: 16, height: 12, background: black)
        }
    }

    @Test func `an unsupported type, damage and an excessive size have different errors`() async {
        let worker = PictureWorker(processes: 1)
        func failure(_ bytes: [UInt8]) async -> PictureError? {
            do throws(PictureError) {
                _ = try await worker.decode(bytes, .within, width: 8, height: 8)
                return nil
            } catch {
                return error
            }
        }
        #expect(await failure(Array("%PDF-".utf8)) == .foreign(.pdf))
        #expect(await failure([]) == .foreign(.empty))
        #expect(await failure(Array("<html></html>".utf8)) == .foreign(.html))
        if case .malformed = await failure([0xFF, 0xD8, 0xFF, 0xD9]) {
        } else {
            Issue.record("not malformed")
        }
        let bomb = PNG.signature + PNG.header(width: 30_000, height: 30_000)
        #expect(await failure(bomb + PNG.chunk("IDAT", []) + PNG.chunk("IEND", [])) == .tooLarge)
    }

    @Test func `a worker killed between pictures is replaced without an error`() async throws {
        let victim = try WorkerCopy(named: "victim")
        defer { withExtendedLifetime(victim) {} }
        let worker = PictureWorker(program: victim.path, processes: 1)
        for _ in 0..<5 {
            _ = try await worker.decode(Fixture.lossyWebP.bytes, .within, width: 8, height: 8)
            let children = Child.pids(of: "victim")
            #expect(children.count == 1)
            for child in children {
                _ = kill(child, SIGKILL)
                await Child.awaitEnd(of: child)
            }
        }
    }

    @Test func `a worker is replaced before its processor time is used up`() async throws {
        let copy = try WorkerCopy(named: "aging")
        defer { withExtendedLifetime(copy) {} }
        func workers(after pictures: Int, lifetime: Duration) async throws -> Set<pid_t> {
            let worker = PictureWorker(program: copy.path, processes: 1, lifetime: lifetime)
            var processes: Set<pid_t> = []
            for _ in 0..<pictures {
                _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
                processes.formUnion(Child.pids(of: "aging"))
            }
            return processes
        }
        #expect(try await workers(after: 3, lifetime: .seconds(60)).count == 1)
        // A picture needs a process with 2 s and a reserve of 1 s left, so 3 s suffice only for the first picture.
        #expect(try await workers(after: 3, lifetime: .seconds(3)).count == 3)
    }

    @Test func `a picture that kills its worker does not affect the next picture`() async throws {
        let script = try Script(
            "[ -e \"$0.used\" ] || { : > \"$0.used\"; head -c 60 > /dev/null; exit 9; }; exec \"$REAL\"")
        defer { withExtendedLifetime(script) {} }
        let worker = PictureWorker(program: script.path, processes: 1)
        await #expect(throws: PictureError.self) {
            try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        }
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
    }

    @Test func `a picture that hangs its worker times out, and the next one is decoded`() async throws {
        let script = try Script(
            named: "hanging", "[ -e \"$0.used\" ] || { : > \"$0.used\"; kill -STOP $$; }; exec \"$REAL\"")
        defer { withExtendedLifetime(script) {} }
        let worker = PictureWorker(program: script.path, processes: 1, timeout: .milliseconds(-1000))
        await #expect(throws: PictureError.tooCostly) {
            try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        }
        #expect(Child.pids(of: "hanging").isEmpty)
        let patient = PictureWorker(program: script.path, processes: 1)
        _ = try await patient.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
    }

    @Test func `canceling a decoding ends it with an error while the worker hangs`() async throws {
        let script = try Script(named: "stopped", "kill -STOP $$")
        defer { withExtendedLifetime(script) {} }
        let worker = PictureWorker(program: script.path, processes: 1, timeout: .seconds(600))
        let task = Task { () -> PictureError? in
            do throws(PictureError) {
                _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
                return nil
            } catch {
                return error
            }
        }
        await eventually("the worker runs") { !Child.pids(of: "stopped").isEmpty }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test func `without the worker program, decoding throws an error`() async {
        let worker = PictureWorker(program: "/no/such/program", processes: 1)
        await #expect(throws: PictureError.unavailable) {
            try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        }
    }

    @Test func `decoding a picture that needs too much memory throws, and the next picture is decoded`()
        async throws
    {
        // 99 million pixels of 16-bit color are within the pixel limit; no image data follows.
        let worker = PictureWorker(processes: 1)
        let bytes =
            PNG.signature + PNG.header(width: 9900, height: 10_000, depth: 16, color: 6)
            + PNG.chunk("IDAT", PNG.stored([])) + PNG.chunk("IEND", [])
        await #expect(throws: PictureError.self) {
            try await worker.decode(bytes, .exact, width: 16_384, height: 3000)
        }
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
    }

    @Test func `the worker process ends when its owner is released`() async throws {
        let copy = try WorkerCopy(named: "orphan")
        defer { withExtendedLifetime(copy) {} }
        var worker: PictureWorker? = PictureWorker(program: copy.path, processes: 1)
        _ = try await worker?.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        let children = Child.pids(of: "orphan")
        #expect(children.count == 1)
        worker = nil
        for child in children { await Child.awaitEnd(of: child) }
    }
}
