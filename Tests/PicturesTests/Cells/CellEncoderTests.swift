import Glibc
import Testing
import TextLayout

@testable import Pictures

@Suite struct CellEncoderTests {
    /// Smooth in one corner, detailed in the opposite one, with all hues.
    private static let picture: PixelBuffer = {
        var bytes: [UInt8] = []
        for y in 0..<48 {
            for x in 0..<80 {
                let wave = sin(Double(x * y) / 60) * 60
                bytes.append(UInt8(clamping: x * 3 + Int(wave)))
                bytes.append(UInt8(clamping: y * 5 - Int(wave)))
                bytes.append(UInt8(clamping: 255 - x * 2 - y))
            }
        }
        return PixelBuffer(width: 80, height: 48, bytes: bytes)
    }()

    /// Peak signal-to-noise ratio in decibels, of averages over `block` by `block` pixels.
    private static func psnr(_ screen: CellScreen, _ raster: PixelBuffer, block: Int = 1) -> Double {
        var error = 0.0, count = 0.0
        for y in stride(from: 0, to: raster.height, by: block) {
            for x in stride(from: 0, to: raster.width, by: block) {
                var sums = [0, 0, 0]
                for row in y..<(y + block) {
                    for column in x..<(x + block) {
                        let color = screen.pixels[row][column] ?? (0, 0, 0)
                        let at = (row * raster.width + column) * 3
                        sums[0] += color.red - Int(raster.bytes[at])
                        sums[1] += color.green - Int(raster.bytes[at + 1])
                        sums[2] += color.blue - Int(raster.bytes[at + 2])
                    }
                }
                for sum in sums { error += pow(Double(sum) / Double(block * block), 2) }
                count += 3
            }
        }
        return 10 * log10(255 * 255 / (error / count))
    }

    @Test func `true color is lossless`() throws {
        let drawn = CellEncoder(depth: .trueColor, glyphs: .halfBlocks).draw(Self.picture)
        #expect(drawn.rows.count == 24)
        let screen = try CellScreen(drawn.rows)
        #expect(screen.pixels.allSatisfy { $0.count == 80 })
        #expect(Self.psnr(screen, Self.picture) == .infinity)
    }

    @Test(arguments: [(CellColorDepth.indexed256, 22.0, 30.0), (.basic16, 12, 17)])
    func `fewer colors are similar, more so at a distance`(
        _ depth: CellColorDepth, _ near: Double, _ far: Double
    )
        throws
    {
        let screen = try CellScreen(CellEncoder(depth: depth, glyphs: .halfBlocks).draw(Self.picture).rows)
        let fine = Self.psnr(screen, Self.picture), coarse = Self.psnr(screen, Self.picture, block: 4)
        #expect(fine > near, "\(fine) dB")
        #expect(coarse > far, "\(coarse) dB")
    }

    @Test(arguments: CellColorDepth.allCases) func `rows contain only SGR sequences and glyphs of cells`(
        _ depth: CellColorDepth
    ) throws {
        for glyphs in [CellGlyphs.halfBlocks, .spaces] {
            let drawn = CellEncoder(depth: depth, glyphs: glyphs).draw(Self.picture)
            _ = try CellScreen(drawn.rows)
            #expect(drawn.rows.count == (glyphs == .spaces ? 48 : 24))
        }
    }

    @Test func `without UTF-8 only ASCII is used`() {
        let drawn = CellEncoder(depth: .indexed256, glyphs: .spaces).draw(Self.picture)
        #expect(drawn.rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test func `a uniform picture sets its color once per row`() {
        let even = PixelBuffer(width: 40, height: 4, red: 1, green: 22, blue: 133)
        let rows = CellEncoder(depth: .trueColor, glyphs: .halfBlocks).draw(even).rows
        let spaces = String(repeating: " ", count: 40)
        #expect(rows == Array(repeating: "\u{1B}[0m\u{1B}[48;2;1;22;133m\(spaces)\u{1B}[0m", count: 2))
    }

    @Test func `stripes change the glyph instead of the colors`() {
        var bytes: [UInt8] = []
        for y in 0..<2 {
            for x in 0..<10 { bytes += (x + y).isMultiple(of: 2) ? [255, 0, 0] : [0, 0, 255] }
        }
        let rows = CellEncoder(depth: .trueColor, glyphs: .halfBlocks)
            .draw(PixelBuffer(width: 10, height: 2, bytes: bytes)).rows
        #expect(rows == ["\u{1B}[0m\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▄▀▄▀▄▀▄▀▄\u{1B}[0m"])
    }

    @Test func `an odd last row of pixels is doubled`() throws {
        let rows = CellEncoder(depth: .trueColor, glyphs: .halfBlocks)
            .draw(PixelBuffer(width: 2, height: 3, red: 9, green: 9, blue: 9)).rows
        #expect(rows.count == 2)
    }

    @Test func `the nearest of 256 colors to a palette color is that color`() {
        for index in 16..<256 {
            let color = XtermPalette.color(index)
            let found = XtermPalette.nearest256(red: color.red, green: color.green, blue: color.blue)
            #expect(XtermPalette.color(found) == color)
        }
    }
}
