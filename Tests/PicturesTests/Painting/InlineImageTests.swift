import CImageCodecs
import FoundationEssentials
import GalleryCore
import PictureExchange
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct InlineImageTests {
    /// Sampling factors of the first component in one byte of the frame header (ITU T.81, B.2.2).
    private func sampling(_ picture: EncodedImage) -> UInt8? {
        let bytes = picture.bytes
        let frame = bytes.indices.dropLast(12).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }
        return frame.map { bytes[$0 + 11] }
    }

    @Test(arguments: [(Int32(GIC_JPEG_FULL_CHROMA), UInt8(0x11)), (0, 0x22)])
    func `an inline JPEG has the chroma subsampling of the photo, or none if it shows only a part`(
        options: Int32, expected: UInt8
    ) async throws {
        let picture = Fidelity.picture(width: 64, height: 48)
        var file: UnsafeMutablePointer<UInt8>?
        var length = 0
        _ = gic_encode_jpeg(picture.bytes, 64, 48, 90, options, &file, &length)
        defer { gic_encode_free(file) }
        let bytes = Array(UnsafeBufferPointer(start: file, count: length))
        let worker = PictureWorker(processes: 1)
        let black = RGB(red: 0, green: 0, blue: 0)
        let whole = try await worker.render(
            .bytes(bytes), as: .jpeg, width: 64, height: 48, background: black)
        #expect(sampling(whole) == expected)
        let part = try await worker.render(
            .bytes(bytes), as: .jpeg, width: 64, height: 48,
            part: PicturePart(x: 0, y: 0, width: 32, height: 32), background: black)
        #expect(sampling(part) == 0x11)
    }

    @Test func `an inline JPEG fills its box and resembles the picture`() async throws {
        let picture = Fidelity.picture(width: 400, height: 300)
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.iterm2), by: PicturePainter())
        let painting = try #require(drawn?.paintings.first)
        let strings = try ControlString.all(in: painting.text)
        #expect(strings.count == 1 && strings[0].kind == .system)
        let halves = strings[0].body.split(separator: ":", maxSplits: 1)
        let bytes = Array(try #require(Data(base64Encoded: String(halves[1]))))
        #expect(
            halves[0] == "1337;File=inline=1;size=\(bytes.count);width=40;height=15"
                + ";preserveAspectRatio=0;doNotMoveCursor=1")
        #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        let decoded = Codec.decode(bytes, width: 400, height: 300)
        let seen = PixelBuffer(width: decoded.width, height: decoded.height, bytes: decoded.pixels)
        #expect(Fidelity.decibels(seen, picture) > 34, "\(Fidelity.decibels(seen, picture)) dB")
    }
}
