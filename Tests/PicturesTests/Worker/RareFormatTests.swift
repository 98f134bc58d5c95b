import Foundation
import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RareFormatTests {
    private let folder = TemporaryFolder()

    private func failure(of bytes: [UInt8], _ worker: PictureWorker) async -> PictureError? {
        do throws(PictureError) {
            _ = try await worker.decode(bytes, .within, width: 8, height: 8)
            return nil
        } catch {
            return error
        }
    }

    @Test func `each rare format is decoded upright with correct colors`() async throws {
        let worker = PictureWorker(processes: 1)
        for fixture in Fixture.rare {
            let picture = try await worker.decode(fixture.bytes, .within, width: 32, height: 32)
            #expect(picture.width == 32 && picture.height == 24 && !picture.isTruncated, "\(fixture.name)")
            for (x, y, color) in [(8, 6, 0xE02020), (24, 6, 0x20C040), (8, 18, 0x2040E0), (24, 18, 0xF0F0F0)]
            {
                let at = (y * 32 + x) * 3
                let found = picture.bytes[at..<at + 3].reduce(0) { $0 << 8 | Int($1) }
                #expect(Codec.isNear(found, color, by: 12), "\(fixture.name): \(String(found, radix: 16))")
            }
        }
    }

    @Test func `the process for rare formats is started when the first such picture is decoded`() async throws
    {
        let script = try Script("echo started \"$1\" >> '\(folder.path)/log'; exec \"$REAL\" \"$@\"")
        let worker = PictureWorker(program: script.path, processes: 1)
        func log() -> [Substring] {
            let bytes = FileManager.default.contents(atPath: folder.path + "/log") ?? Data()
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        }
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        #expect(log() == ["started "])
        for fixture in [Fixture.gif, .tiff] {
            _ = try await worker.decode(fixture.bytes, .within, width: 8, height: 8)
            #expect(log() == ["started ", "started formats"])
        }
    }

    @Test func `a GIF, BMP or TIFF file whose header has too many pixels is refused as too large`() async {
        let worker = PictureWorker(processes: 1)
        // Positions of the picture size: GIF89a, section 18, BITMAPINFOHEADER, and TIFF 6.0, section 2.
        var gif = Fixture.gif.bytes
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        var bmp = Fixture.bmp.bytes
        bmp.replaceSubrange(18..<26, with: [0, 0, 1, 0, 0, 0, 1, 0])
        var tiff = Fixture.tiff.bytes
        let directory = Int(tiff[4]) | Int(tiff[5]) << 8
        for entry in 0..<Int(tiff[directory]) {
            let at = directory + 2 + 12 * entry
            guard tiff[at + 1] == 1, [0, 1].contains(tiff[at]) else { continue }
            tiff.replaceSubrange(at + 2..<at + 12, with: [4, 0, 1, 0, 0, 0, 0, 0, 1, 0])
        }
        for bytes in [gif, bmp, tiff] { #expect(await failure(of: bytes, worker) == .tooLarge) }
        #expect(await failure(of: Fixture.gif.bytes, worker) == nil)
    }

    @Test func `a file with only the signature of a rare format is refused`() async {
        let worker = PictureWorker(processes: 1)
        let video = [0, 0, 0, 0x18] + Array("ftypmp42".utf8) + [0, 0, 0, 0] + Array("mp42isom".utf8)
        #expect(await failure(of: video, worker) == .foreign(.mediaContainer))
        for start in ["GIF89a", "II*\0", "BM\u{1}"] {
            guard case .malformed = await failure(of: Array(start.utf8), worker) else {
                Issue.record("\(start) was taken")
                continue
            }
        }
    }

    @Test func `a truncated file of a rare format does not affect the next picture`() async throws {
        let worker = PictureWorker(processes: 1)
        for fixture in Fixture.rare {
            let bytes = fixture.bytes
            for length in stride(from: 1, to: bytes.count, by: max(1, bytes.count / 24)) {
                let error = await failure(of: Array(bytes.prefix(length)), worker)
                #expect(error != .unavailable && error != .tooCostly, "\(fixture.name), \(length) bytes")
            }
            #expect(await failure(of: bytes, worker) == nil, "\(fixture.name)")
        }
    }

    @Test(arguments: [Fixture.avif, .heic, .jpegXL])
    func `a truncated picture is decoded in part, or its end is missing`(fixture: Fixture) async throws {
        let worker = PictureWorker(processes: 1)
        for missing in [1, 5, 20, fixture.bytes.count / 3] {
            do throws(PictureError) {
                let bytes = Array(fixture.bytes.dropLast(missing))
                let picture = try await worker.decode(bytes, .within, width: 32, height: 32)
                #expect(picture.isTruncated, "\(missing)")
            } catch {
                #expect(error == .malformed("ends early"), "\(missing)")
            }
        }
    }

    @Test func `a TIFF file with floating-point samples is named`() async {
        let pixels = [UInt8](repeating: 0, count: 4 * 3 * 4)
        let file = TIFF.file([TIFF.Page(width: 4, samples: 3, photometric: 2, pixels: pixels, isFloat: true)])
        #expect(await failure(of: file, PictureWorker(processes: 1)) == .foreign(.floatTIFF))
    }

    @Test func `rare formats are refused if system calls cannot be filtered`() async throws {
        let library = try HostileWorker.compiled(into: folder)
        let script = try Script("LD_PRELOAD='\(library)' HOSTILE_FORBIDS=seccomp exec \"$REAL\" \"$@\"")
        let worker = PictureWorker(program: script.path, processes: 1)
        #expect(await failure(of: Fixture.rgbPNG.bytes, worker) == nil)
        #expect(await failure(of: Fixture.gif.bytes, worker) == .foreign(.gif))
        #expect(await failure(of: Fixture.animatedWebP.bytes, worker) == .foreign(.animatedWebP))
    }

    @Test func `the decoder reports that it supports all rare formats`() throws {
        #expect(Set(try #require(PictureDecoder()).formats) == Set(FileContent.rare))
    }
}
