import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite struct CellEncoderTests {
    private static let shaped = CellGlyphs.allCases.filter { $0 != .spaces }

    private static func dots(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> PixelBuffer {
        PixelBuffer(
            width: width, height: height,
            bytes: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } })
    }

    /// Sample pixels, and a picture in which each of these pixels fills half a cell.
    private static let halves: (picture: PixelBuffer, pixels: PixelBuffer) = {
        let pixels = Fidelity.picture(width: 80, height: 48)
        let picture = dots(320, 192) { x, y in
            let at = (y / 4 * 80 + x / 4) * 3
            return Array(pixels.bytes[at..<at + 3])
        }
        return (picture, pixels)
    }()

    /// Drawn cells as pixels: the mean color of each part of a cell.
    private static func drawn(
        _ picture: PixelBuffer, _ depth: CellColorDepth, _ glyphs: CellGlyphs, across: Int = 1, down: Int = 2
    ) throws -> PixelBuffer {
        let rows = CellEncoder(depth: depth, glyphs: glyphs).draw(picture).rows
        let means = try CellScreen(rows, isConsole: depth == .console)
            .means(across: across, down: down)
        return dots(means.first?.count ?? 0, means.count) { x, y in
            let color = means[y][x]
            return [UInt8(color.red), UInt8(color.green), UInt8(color.blue)]
        }
    }

    @Test(arguments: shaped) func `in true color, half-cell pixels are drawn almost without loss`(
        _ glyphs: CellGlyphs
    ) throws {
        let (picture, pixels) = Self.halves
        let drawn = try Self.drawn(picture, .trueColor, glyphs)
        // Differences of two levels are not drawn, so the match is not exact.
        #expect(Fidelity.decibels(drawn, pixels) > 46)
    }

    @Test(arguments: [
        (CellColorDepth.indexed256, 22.0, 28.0), (.basic16, 19, 24), (.console, 19, 24),
    ])
    func `with 256 colors or fewer, a drawn picture resembles the original, and more so at low resolution`(
        _ depth: CellColorDepth, _ near: Double, _ far: Double
    ) throws {
        let (picture, pixels) = Self.halves
        for glyphs in Self.shaped {
            let drawn = try Self.drawn(picture, depth, glyphs)
            let fine = Fidelity.decibels(drawn, pixels), coarse = Fidelity.decibels(drawn, pixels, block: 4)
            #expect(fine > near, "\(glyphs): \(fine) dB")
            #expect(coarse > far, "\(glyphs): \(coarse) dB")
        }
    }

    @Test(arguments: [(51, 85, 34), (64, 48, 110), (235, 200, 190)] as [(UInt8, UInt8, UInt8)])
    func `with 256 colors, shades keep the hue of a color that is not among them`(
        red: UInt8, green: UInt8, blue: UInt8
    ) throws {
        let even = PixelBuffer(width: 160, height: 16, red: red, green: green, blue: blue)
        let drawn = try Self.drawn(even, .indexed256, .blocks, across: 1, down: 1)
        let wanted = PixelBuffer(width: drawn.width, height: drawn.height, red: red, green: green, blue: blue)
        #expect(Fidelity.decibels(drawn, wanted) > 25)
    }

    @Test func `a picture drawn with a larger glyph set is closer to the original`() throws {
        let picture = Fidelity.picture(width: 320, height: 192)
        let decibels = try Self.shaped.map {
            Fidelity.decibels(try Self.drawn(picture, .trueColor, $0, across: 4, down: 8), picture)
        }
        for (fewer, more) in zip(decibels, decibels.dropFirst()) { #expect(more > fewer, "\(decibels)") }
    }

    @Test(arguments: CellColorDepth.allCases) func `rows contain only SGR sequences and glyphs of the set`(
        _ depth: CellColorDepth
    ) throws {
        let shades = depth == .trueColor ? [] : [UInt32(0x2591)...0x2593]
        let sets: [CellGlyphs: [ClosedRange<UInt32>]] = [
            .spaces: [], .halves: [0x2580...0x2580, 0x2584...0x2584, 0x258C...0x258C, 0x2590...0x2590],
            .blocks: [0x2580...0x259F], .sextants: [0x2580...0x259F, 0x1FB00...0x1FB3B],
            .octants: [0x2580...0x259F, 0x1FB00...0x1FB3B, 0x1FB82...0x1FBE7, 0x1CD00...0x1CEAB],
        ]
        for (glyphs, ranges) in sets {
            let drawn = CellEncoder(depth: depth, glyphs: glyphs).draw(Self.halves.picture)
            let screen = try CellScreen(drawn.rows)
            #expect(drawn.rows.count == (glyphs == .spaces ? 192 : 24))
            // Full blocks are allowed, since a cell in a single bright color needs one on the console.
            let used = Set(screen.glyphs.joined()).filter { $0 != " " && $0 != "█" }
            #expect(
                used.allSatisfy { glyph in (ranges + shades).contains { $0.contains(glyph.value) } },
                "\(used)")
            #expect(used.isEmpty == (glyphs == .spaces))
        }
    }

    @Test func `rows drawn with the glyph set of spaces contain only ASCII`() {
        let drawn = CellEncoder(depth: .indexed256, glyphs: .spaces).draw(Self.halves.picture)
        #expect(drawn.rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test(arguments: shaped) func `a uniform picture sets its color once per row`(_ glyphs: CellGlyphs) {
        let even = PixelBuffer(width: 160, height: 16, red: 1, green: 22, blue: 133)
        let rows = CellEncoder(depth: .trueColor, glyphs: glyphs).draw(even).rows
        let spaces = String(repeating: " ", count: 40)
        #expect(rows == Array(repeating: "\u{1B}[0m\u{1B}[48;2;1;22;133m\(spaces)\u{1B}[0m", count: 2))
    }

    @Test(arguments: [CellColorDepth.trueColor, .indexed256], [SeededRandom(seed: 7)])
    func `faint noise is drawn without shapes`(
        _ depth: CellColorDepth, _ random: SeededRandom
    ) throws {
        var generator = random
        let noise = Self.dots(160, 80) { _, _ in
            let level = UInt8.random(in: 149...151, using: &generator)
            return [level, level / 2, level / 3]
        }
        let screen = try CellScreen(CellEncoder(depth: depth, glyphs: .octants).draw(noise).rows)
        #expect(
            Set(screen.glyphs.joined()).isSubset(
                of: depth == .trueColor ? [" ", "█"] : [" ", "█", "░", "▒", "▓"]))
    }

    @Test func `a checkerboard of half cells is drawn with alternating glyphs and constant colors`() {
        let stripes = Self.dots(40, 8) { x, y in
            (x / 4 + y / 4).isMultiple(of: 2) ? [255, 0, 0] : [0, 0, 255]
        }
        let rows = CellEncoder(depth: .trueColor, glyphs: .blocks).draw(stripes).rows
        #expect(rows == ["\u{1B}[0m\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▄▀▄▀▄▀▄▀▄\u{1B}[0m"])
    }

    @Test func `incomplete cells at the right and bottom edges are filled`() throws {
        let rows = CellEncoder(depth: .trueColor, glyphs: .octants)
            .draw(PixelBuffer(width: 9, height: 12, red: 9, green: 9, blue: 9)).rows
        #expect(try CellScreen(rows).pixels.allSatisfy { $0.count == 24 && $0.allSatisfy { $0?.red == 9 } })
        #expect(rows.count == 2)
    }

    @Test func `console rows use 8 colors and bold, which is off at the end of a row`() throws {
        for glyphs in [CellGlyphs.halves, .blocks] {
            let rows = CellEncoder(depth: .console, glyphs: glyphs).draw(Self.halves.picture).rows
            #expect(rows.contains { $0.contains("\u{1B}[1;9") == false && $0.contains("1;3") })
            for row in rows {
                var isBold = false
                for match in row.matches(of: #/\x{1B}\[([0-9;]*)m/#) {
                    for code in match.1.split(separator: ";").compactMap({ Int($0) }) {
                        switch code {
                        case 0, 22: isBold = false
                        case 1: isBold = true
                        case 30...37, 40...47: break
                        default: Issue.record("SGR \(code)")
                        }
                    }
                }
                #expect(!isBold, "bold is left on")
            }
        }
    }

    @Test func `the palette's colors 16 to 255 are mapped to equal colors`() {
        for index in 16..<256 {
            let color = XtermPalette.color(index)
            #expect(XtermPalette.color(XtermPalette.nearest256(color)) == color)
        }
    }
}
