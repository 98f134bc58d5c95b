import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct AnimationTests {
    /// On a busy machine, only the limit of processor time applies.
    private let worker = PictureWorker(processes: 1, timeout: .seconds(60))

    private func frames(
        of bytes: [UInt8], width: Int, height: Int
    ) async throws(PictureError) -> EncodedImage {
        try await worker.render(
            .bytes(bytes), as: .frames, width: width, height: height,
            background: RGB(red: 0, green: 0, blue: 0))
    }

    /// One letter per pixel for red, green, blue and white, or `-` for black.
    private func letters(_ frame: AnimationFrame) -> String {
        stride(from: 0, to: frame.pixels.count, by: 3).map { at in
            switch frame.pixels[at..<at + 3] {
            case [255, 0, 0]: "r"
            case [0, 255, 0]: "g"
            case [0, 0, 255]: "b"
            case [255, 255, 255]: "w"
            case [0, 0, 0]: "-"
            default: "?"
            }
        }.joined()
    }

    @Test(arguments: [Fixture.animatedGIF, .animatedWebP])
    func `all frames of an animation are decoded with their durations`(fixture: Fixture) async throws {
        let image = try await frames(of: fixture.bytes, width: 32, height: 24)
        #expect(image.isAnimated)
        #expect(image.frames.map(\.milliseconds) == [100, 100])
        #expect(image.frames.first?.pixels == image.bytes)
        let still = try await worker.decode(fixture.bytes, .exact, width: 32, height: 24)
        #expect(still.frames.isEmpty && still.isAnimated && still.bytes == image.bytes)
        #expect(image.frames[1].pixels.allSatisfy { $0 >= 0xF0 })
    }

    @Test func `a still picture has no frames`() async throws {
        for fixture in [Fixture.gif, .rgbPNG, .baselineJPEG] {
            let image = try await frames(of: fixture.bytes, width: 32, height: 24)
            #expect(image.frames.isEmpty && !image.isAnimated, "\(fixture.name)")
        }
    }

    @Test func `the disposal methods of a GIF are applied`() async throws {
        let images: [AnimatedGIF.Image] = [
            .init(column: 0, color: 0), .init(column: 1, color: 1, disposal: 2),
            .init(column: 2, color: 2, disposal: 3), .init(column: 0, color: 3, isTransparent: true),
            .init(column: 0, color: 3),
        ]
        let image = try await frames(of: AnimatedGIF(images: images).bytes, width: 3, height: 1)
        #expect(image.frames.map(letters) == ["r--", "rg-", "r-b", "r--", "w--"])
    }

    @Test func `a GIF delay of 0 or 1 hundredths becomes 100 ms, and a longer delay is kept`() async throws {
        let images = [0, 1, 2, 250].map { AnimatedGIF.Image(column: 0, color: 1, delay: $0) }
        let image = try await frames(of: AnimatedGIF(images: images).bytes, width: 3, height: 1)
        #expect(image.frames.map(\.milliseconds) == [100, 100, 20, 2500])
    }

    @Test func `frames last at least 20 milliseconds`() async throws {
        var bytes = Fixture.animatedWebP.bytes
        // Chunk of a frame: name, length, position and size in numbers of 3 bytes, duration.
        for at in bytes.indices.dropLast(23) where bytes[at...].starts(with: "ANMF".utf8) {
            bytes[at + 20] = 15
        }
        #expect(try await frames(of: bytes, width: 32, height: 24).frames.map(\.milliseconds) == [20, 20])
    }

    @Test func `frames are limited in number and size, and never upscaled`() async throws {
        let image = AnimatedGIF.Image(column: 0, color: 0)
        let many = AnimatedGIF(images: Array(repeating: image, count: 400)).bytes
        #expect(try await frames(of: many, width: 3, height: 1).frames.count == 300)
        let large = AnimatedGIF(width: 1000, height: 800, images: Array(repeating: image, count: 40)).bytes
        let shrunk = try await frames(of: large, width: 1000, height: 800)
        #expect(shrunk.frames.count == 40)
        #expect(shrunk.width * shrunk.height * 40 <= 16_000_000 && shrunk.width > 690)
        let small = try await frames(of: Fixture.animatedGIF.bytes, width: 320, height: 240)
        #expect((small.width, small.height) == (32, 24))
        #expect(small.original == PixelSize(width: 32, height: 24))
    }

    @Test func `a truncated animation does not affect the next picture`() async throws {
        for fixture in [Fixture.animatedGIF, .animatedWebP] {
            for length in stride(from: 1, to: fixture.bytes.count, by: 5) {
                do {
                    _ = try await frames(of: Array(fixture.bytes.prefix(length)), width: 32, height: 24)
                } catch {
                    #expect(error != .unavailable && error != .crashed, "\(fixture.name), \(length) bytes")
                }
            }
            #expect(try await frames(of: fixture.bytes, width: 32, height: 24).frames.count == 2)
        }
    }

    @Test func `a reply with an inconsistent frame count is rejected`() throws {
        var reply = PictureReply(outcome: .decoded, width: 2, height: 1, length: 20)
        reply.isAnimated = true
        reply.frames = 2
        #expect(PictureReply(header: reply.header)?.frames == 2)
        reply.isAnimated = false
        #expect(PictureReply(header: reply.header) == nil)
        reply.isAnimated = true
        reply.frames = 3
        #expect(PictureReply(header: reply.header) == nil)
        reply.frames = 0
        reply.length = 0
        #expect(PictureReply(header: reply.header) == nil)
    }
}
