import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite struct CellShapesTests {
    private static let inside: [UInt8] = [230, 60, 20]
    private static let outside: [UInt8] = [10, 40, 120]

    private static func glyphs(of set: CellGlyphs) -> [Unicode.Scalar] {
        let ranges: [ClosedRange<UInt32>] =
            switch set {
            case .spaces: []
            case .halves: [0x2580...0x2580, 0x2584...0x2584, 0x258C...0x258C, 0x2590...0x2590]
            case .blocks: [0x2580...0x2587, 0x2589...0x2590, 0x2594...0x259F]
            case .sextants: [0x2580...0x2587, 0x2589...0x2590, 0x2594...0x259F, 0x1FB00...0x1FB3B]
            case .octants:
                [
                    0x2580...0x2587, 0x2589...0x2590, 0x2594...0x259F, 0x1FB00...0x1FB3B,
                    0x1CD00...0x1CDE5, 0x1CEA8...0x1CEA8, 0x1CEAB...0x1CEAB, 0x1CEA3...0x1CEA3,
                    0x1CEA0...0x1CEA0, 0x1FBE6...0x1FBE7, 0x1FB82...0x1FB82, 0x1FB85...0x1FB85,
                ]
            }
        return ranges.joined().compactMap(Unicode.Scalar.init)
    }

    /// Picture of a cell of 4 by 8 samples that the glyph fills where `filled` is true.
    private static func cell(_ filled: [[Bool]]) -> PixelBuffer {
        let bytes = (0..<8).flatMap { y in
            (0..<4).flatMap { x in
                let part = filled[y * 3..<y * 3 + 3].flatMap { $0[x * 2..<x * 2 + 2] }
                let share = Double(part.count { $0 }) / Double(part.count)
                return zip(inside, outside).map { UInt8(Double($0) * share + Double($1) * (1 - share) + 0.5) }
            }
        }
        return PixelBuffer(width: 4, height: 8, bytes: bytes)
    }

    /// Whether each sample lies entirely inside or entirely outside of the glyph.
    private static func isAligned(_ filled: [[Bool]]) -> Bool {
        (0..<8).allSatisfy { y in
            (0..<4).allSatisfy { x in
                Set(filled[y * 3..<y * 3 + 3].flatMap { $0[x * 2..<x * 2 + 2] }).count == 1
            }
        }
    }

    @Test(arguments: CellGlyphs.allCases)
    func `pixels in the shape of a glyph of the set are drawn with that shape`(_ set: CellGlyphs) throws {
        let encoder = CellEncoder(depth: .trueColor, glyphs: set)
        for scalar in Self.glyphs(of: set) {
            let filled = try #require(
                GlyphGeometry().filled(by: scalar), "U+\(String(scalar.value, radix: 16))")
            let screen = try CellScreen(encoder.draw(Self.cell(filled)).rows)
            // If samples on an edge of the glyph mix both colors, the encoder adds contrast, so the colors differ.
            let isExact = Self.isAligned(filled)
            var wrong = 0
            for (y, row) in filled.enumerated() {
                for (x, isInside) in row.enumerated() {
                    let color = try #require(screen.pixels[y][x])
                    func distance(_ wanted: [UInt8]) -> Int {
                        abs(color.red - Int(wanted[0])) + abs(color.blue - Int(wanted[2]))
                    }
                    let own = distance(isInside ? Self.inside : Self.outside)
                    let other = distance(isInside ? Self.outside : Self.inside)
                    if isExact ? own >= 12 : own >= other { wrong += 1 }
                }
            }
            #expect(
                wrong <= (isExact ? 0 : 48), "U+\(String(scalar.value, radix: 16)): \(wrong) of 192 pixels")
        }
    }
}
