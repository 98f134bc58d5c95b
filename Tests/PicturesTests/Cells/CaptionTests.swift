import GalleryCore
import Testing
import TextLayout

@testable import Pictures

@Suite struct CaptionTests {
    private static let photos: [(name: String, color: @Sendable (Int, Int) -> (Int, Int, Int))] = [
        ("light", { x, y in (230 + (x + y) % 20, 235, 240 - x % 30) }),
        ("dark", { x, y in ((x * 3) % 40, (y * 5) % 30, 20) }),
        ("mixed", { x, _ in x % 2 == 0 ? (250, 250, 240) : (10, 20, 60) }),
        ("grey", { x, _ in (110 + x % 30, 115, 120) }),
        ("red", { x, y in (255 - x % 60, (x + y) % 90, 30) }),
    ]

    /// Picture in which each color of the photo fills 4 by 4 pixels, half of a cell.
    private func raster(_ photo: Int, width: Int = 40, height: Int = 8) -> PixelBuffer {
        let bytes = (0..<(width * height * 16)).flatMap { index -> [UInt8] in
            let color = Self.photos[photo].color(index % (width * 4) / 4, index / (width * 4) / 4)
            return [UInt8(color.0), UInt8(color.1), UInt8(color.2)]
        }
        return PixelBuffer(width: width * 4, height: height * 4, bytes: bytes)
    }

    @Test(arguments: Array(photos.indices), [CellColorDepth.trueColor, .indexed256])
    func `each character of a caption has a contrast of at least 4.5 to 1`(photo: Int, depth: CellColorDepth)
        throws
    {
        let encoder = CellEncoder(depth: depth, glyphs: .blocks)
        let drawn = encoder.draw(raster(photo), caption: "Nuño Ñandú · 東京 here")
        let letters = try CaptionRow(#require(drawn.rows.last)).cells.filter {
            !("\u{2580}"..."\u{259F}").contains($0.character)
        }
        let text = String(letters.map(\.character))
        #expect(text.hasPrefix(" Nuño Ñandú · 東京 here "))
        for cell in letters.prefix(22) {
            let ink = try #require(cell.ink), back = try #require(cell.back)
            let ratio = Contrast.ratio(Contrast.luminance(ink), Contrast.luminance(back))
            #expect(ratio >= 4.5, "\(cell.character) on \(back) in \(ink)")
            #expect([0, 255].contains(ink.red) && ink.red == ink.green && ink.green == ink.blue)
        }
        let plain = encoder.draw(raster(photo))
        #expect(drawn.rows.dropLast() == plain.rows.dropLast())
        #expect(drawn.rows.count == 4)
    }

    @Test(arguments: [(0, UInt8(0)), (1, 255)])
    func `a caption is black on a light picture and white on a dark one`(photo: Int, ink: UInt8) throws {
        let drawn = CellEncoder(depth: .trueColor, glyphs: .blocks).draw(raster(photo), caption: "by A")
        let cells = try CaptionRow(#require(drawn.rows.last)).cells
        #expect(cells[1].ink == RGB(red: ink, green: ink, blue: ink))
    }

    @Test(arguments: [1, 2, 3, 7, 40])
    func `a caption is cut to the width of the picture`(width: Int) throws {
        let drawn = CellEncoder(depth: .trueColor, glyphs: .blocks)
            .draw(raster(2, width: width), caption: "東京 and a long name that does not fit into forty cells")
        let cells = try CaptionRow(#require(drawn.rows.last)).cells
        #expect(cells.reduce(0) { $0 + CellWidth.of($1.character) } == width)
    }

    @Test func `in sixteen colors, a caption is drawn, and its row ends with default attributes`() throws {
        let drawn = CellEncoder(depth: .basic16, glyphs: .spaces).draw(raster(1), caption: "by A")
        let row = try #require(drawn.rows.last)
        #expect(row.contains("b") && row.contains("y") && row.contains("A"))
        #expect(row.hasSuffix("\u{1B}[0m"))
    }
}
