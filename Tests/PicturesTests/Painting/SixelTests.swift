import GalleryCore
import PictureExchange
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct SixelTests {
    private func bodies(_ drawn: TerminalImage?) throws -> [(painting: TerminalImage.Painting, body: String)]
    {
        let drawn = try #require(drawn)
        return try drawn.paintings.compactMap { painting in
            let strings = try ControlString.all(in: painting.text)
            #expect(strings.count == 1)
            guard strings[0].kind == .device else {
                #expect(strings[0].kind == .sequence && strings[0].body.hasSuffix("X"))
                return nil
            }
            return (painting, strings[0].body)
        }
    }

    @Test(arguments: [(256, 30.0, 40.0), (64, 26, 34), (16, 20, 26)])
    func `a sixel image resembles the picture, and more closely so with more colors`(
        _ colors: Int, _ near: Double, _ far: Double
    ) async throws {
        let picture = Fidelity.picture(width: 400, height: 300)
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.sixel(colors: colors, largest: nil)),
            by: PicturePainter())
        let (painting, body) = try #require(bodies(drawn).first)
        #expect((painting.row, painting.column, painting.rows) == (0, 0, 15))
        let reader = try SixelReader(body)
        #expect(reader.colors.count <= colors)
        let seen = try reader.raster()
        #expect(Fidelity.decibels(seen, picture) > near, "\(Fidelity.decibels(seen, picture)) dB")
        #expect(
            Fidelity.decibels(seen, picture, block: 4) > far,
            "\(Fidelity.decibels(seen, picture, block: 4)) dB")
    }

    @Test func `a picture larger than the terminal's limit is split at cell boundaries`() async throws {
        let picture = Fidelity.picture(width: 400, height: 300)
        let largest = try #require(PixelSize(width: 155, height: 119))
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.sixel(colors: 256, largest: largest)),
            by: PicturePainter())
        var seen = [UInt8](repeating: 0, count: picture.bytes.count), tiles = 0
        for (painting, body) in try bodies(drawn) {
            let tile = try SixelReader(body).raster()
            #expect(tile.width <= 155 && tile.height <= 119)
            #expect(painting.rows * 20 == tile.height)
            for y in 0..<tile.height {
                let to = ((painting.row * 20 + y) * 400 + painting.column * 10) * 3
                let row = tile.bytes[(y * tile.width * 3)..<((y + 1) * tile.width * 3)]
                seen.replaceSubrange(to..<(to + tile.width * 3), with: row)
            }
            tiles += 1
        }
        #expect(tiles == 9)
        #expect(Fidelity.decibels(PixelBuffer(width: 400, height: 300, bytes: seen), picture) > 30)
    }

    @Test func `a picture whose height is not a multiple of a sixel band keeps its exact size`() async throws
    {
        var style = PictureStyle(.sixel(colors: 256, largest: nil))
        for (width, height) in [(7, 5), (9, 17), (11, 13)] {
            style.cell = try #require(CellSize(width: width, height: height))
            let picture = Fidelity.picture(width: width * 3, height: height)
            let drawn = try await PaintedPicture.draw(
                picture, columns: 3, rows: 1, style: style, by: PicturePainter())
            let seen = try SixelReader(try #require(bodies(drawn).first).body).raster()
            #expect((seen.width, seen.height) == (width * 3, height))
        }
    }

    @Test(arguments: [SeededRandom(seed: 3)])
    func `in tmux, a sixel image has less than a megabyte and is preceded by a space`(
        _ random: SeededRandom
    ) async throws {
        var noise = random
        let bytes = (0..<(900 * 700 * 3)).map { _ in UInt8.random(in: 0...255, using: &noise) }
        let drawn = try await PaintedPicture.draw(
            PixelBuffer(width: 900, height: 700, bytes: bytes), columns: 90, rows: 35,
            style: PictureStyle(.sixel(colors: 256, largest: nil), isWrapped: true), by: PicturePainter())
        let text = try #require(drawn?.paintings.last).text
        #expect(text.utf8.count < 1_000_000)
        #expect(text.hasPrefix(" \u{1B}Ptmux;\u{1B}\u{1B}[D\u{1B}\u{1B}P0;1;0q\"1;1;900;700#"))
        #expect(text.hasSuffix("\u{1B}\u{1B}\\\u{1B}\\"))
    }

    @Test func `sixel data with invalid bytes is not drawn`() throws {
        let style = PictureStyle(.sixel(colors: 256, largest: nil))
        for bad in ["\u{1B}\\", "\u{7}", "\u{9C}", " ", "\u{7F}", "\r"] {
            let bytes = Array("\"1;1;1;6#0;2;1;1;1#0~\(bad)~".utf8)
            let image = try EncodedImage.sample(.sixel, width: 1, height: 6, bytes: bytes)
            #expect(SixelImage.paintings(of: image, columns: 1, rows: 1, style: style) == nil)
        }
    }
}
