import FoundationEssentials
import Testing
import Viper

@testable import Pictures

@Suite struct InlineImageTests {
    @Test func `a JPEG of our own fills the box and comes back`() async throws {
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
        let seen = Raster(width: decoded.width, height: decoded.height, bytes: decoded.pixels)
        #expect(Fidelity.decibels(seen, picture) > 34, "\(Fidelity.decibels(seen, picture)) dB")
    }
}
