import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CodedFileTests {
    private static let black = RGB(red: 0, green: 0, blue: 0)

    private func coded(_ encoding: ImageEncoding, width: Int = 40, height: Int = 30) async throws -> [UInt8] {
        let worker = PictureWorker(processes: 1)
        let image = try await worker.render(
            .bytes(Fixture.baselineJPEG.bytes), as: encoding, width: width, height: height,
            background: Self.black)
        return image.bytes
    }

    /// Altered copies of a file, which a terminal and the decoder might read differently.
    private func altered(_ file: [UInt8]) -> [[UInt8]] {
        [[], file + [0], file + file, file.dropLast(), [0] + file, Array(file.prefix(8))].map(Array.init)
    }

    @Test func `a PNG file is accepted only if valid, complete and of the expected size`() async throws {
        let file = try await coded(.smallPNG(limit: 100_000))
        #expect(CodedFile.isPNG(file, width: 40, height: 30))
        #expect(!CodedFile.isPNG(file, width: 30, height: 40))
        for other in altered(file) { #expect(!CodedFile.isPNG(other, width: 40, height: 30)) }
        for place in file.indices {
            var other = file
            other[place] ^= 1
            #expect(!CodedFile.isPNG(other, width: 40, height: 30), "byte \(place)")
        }
        let text = PNG.chunk("tEXt", Array("a\0b".utf8))
        #expect(!CodedFile.isPNG(file.prefix(33) + text + file.dropFirst(33), width: 40, height: 30))
    }

    @Test func `a JPEG file is accepted only if valid, complete and of the expected size`() async throws {
        let file = try await coded(.jpeg)
        #expect(CodedFile.isJPEG(file, width: 40, height: 30))
        #expect(!CodedFile.isJPEG(file, width: 30, height: 40))
        for other in altered(file) { #expect(!CodedFile.isJPEG(other, width: 40, height: 30)) }
        for segment in [[0xFF, 0xFE, 0, 3, 0], [0xFF, 0xE1, 0, 2], [0xFF, 0xD8], [0xFF, 0xDA, 0, 2]]
            as [[UInt8]]
        {
            #expect(!CodedFile.isJPEG(file.prefix(2) + segment + file.dropFirst(2), width: 40, height: 30))
            #expect(!CodedFile.isJPEG(file.dropLast(2) + segment + file.suffix(2), width: 40, height: 30))
        }
    }

    @Test func `after an invalid reply of the worker, only the current picture is lost`() async throws {
        let folder = TemporaryFolder()
        let file = try await coded(.jpeg)
        for (bytes, width) in [(file + [0], 40), (file, 39), (Fixture.progressiveJPEG.bytes, 40)] {
            let reply = PictureReply(
                outcome: .decoded, form: .jpeg, width: UInt32(width), height: 30, originalWidth: 32,
                originalHeight: 24, length: UInt64(bytes.count))
            let path = folder.put(reply.header + bytes, at: "reply")
            let script = try Script(
                "[ -e \"$0.used\" ] || { : > \"$0.used\"; cat '\(path)'; sleep 100; }; exec \"$REAL\"")
            let worker = PictureWorker(program: script.path, processes: 1)
            await #expect(throws: PictureError.crashed) {
                try await worker.render(
                    .bytes(Fixture.baselineJPEG.bytes), as: .jpeg, width: 40, height: 30,
                    background: Self.black)
            }
            let honest = try await worker.render(
                .bytes(Fixture.baselineJPEG.bytes), as: .jpeg, width: 40, height: 30, background: Self.black)
            #expect(honest.bytes == file)
        }
    }
}
