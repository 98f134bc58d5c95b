import TextLayout

/// Shapes of a glyph set, in banks of 16, whose errors are computed together. A shape divides the 4 by 8 samples of a
/// cell into an inside and an outside, each drawn in one color.
struct CellShapes {
    enum Bank {
        /// Lanes 0 to 6: the upper 1 to 7 eighths of the cell. Lanes 7 to 13: the left 1 to 7 eighths.
        case edges
        /// Subsets of the four quadrants. Bit n of the lane's number selects quadrant n, in rows from the top left.
        case quadrants
        /// Subsets of the first four of six parts, with or without the fifth. The sixth part is outside.
        case sextants(fifth: Bool)
        /// Subsets of the first four of eight parts, with a subset of the next three. The eighth part is outside.
        case octants(lower: Int)
    }

    struct Shape {
        /// Number of samples inside, 0 to 32.
        let area: Float
        let glyph: ShapeGlyph?
        let complement: ShapeGlyph?
    }

    static let area: Float = 32
    static let lanes = 16

    let banks: [Bank]
    private let shapes: [Shape]
    /// Factors that turn the squared sum inside a shape into the squared error saved, by bank and lane; 0 if unused.
    let gains: [SIMD16<Float>]

    /// A quarter, a half and three quarters of the cell's points. Each font of the Linux console has their glyphs.
    static let shades = [
        Shape(area: area / 4, glyph: ShapeGlyph("░"), complement: ShapeGlyph("▓")),
        Shape(area: area / 2, glyph: ShapeGlyph("▒"), complement: ShapeGlyph("▒")),
        Shape(area: area * 3 / 4, glyph: ShapeGlyph("▓"), complement: ShapeGlyph("░")),
    ]

    static func of(_ glyphs: CellGlyphs) -> CellShapes {
        switch glyphs {
        case .spaces: spaces
        case .halves: halves
        case .blocks: blocks
        case .sextants: sextants
        case .octants: octants
        }
    }

    private static let spaces = CellShapes(.spaces)
    private static let halves = CellShapes(.halves)
    private static let blocks = CellShapes(.blocks)
    private static let sextants = CellShapes(.sextants)
    private static let octants = CellShapes(.octants)

    private init(_ glyphs: CellGlyphs) {
        banks =
            switch glyphs {
            case .spaces: []
            case .halves: [.edges]
            case .blocks: [.edges, .quadrants]
            case .sextants: [.edges, .quadrants, .sextants(fifth: false), .sextants(fifth: true)]
            // Octants include the quadrants.
            case .octants:
                [.edges, .sextants(fifth: false), .sextants(fifth: true)]
                    + (0..<8).map { .octants(lower: $0) }
            }
        let isHalves = glyphs == .halves
        shapes = banks.flatMap { bank in
            (0..<Self.lanes).map { Self.shape(bank, lane: $0, isHalves: isHalves) }
        }
        gains = stride(from: 0, to: shapes.count, by: Self.lanes).map { [shapes] start in
            var gains = SIMD16<Float>()
            for lane in 0..<Self.lanes {
                let shape = shapes[start + lane]
                guard shape.glyph != nil || shape.complement != nil else { continue }
                gains[lane] = Self.area / (shape.area * (Self.area - shape.area))
            }
            return gains
        }
    }

    subscript(bank: Int, lane: Int) -> Shape { shapes[bank * Self.lanes + lane] }

    private static func shape(_ bank: Bank, lane: Int, isHalves: Bool) -> Shape {
        switch bank {
        case .edges: edge(lane, isHalves: isHalves)
        case .quadrants: divided(lane, of: 4, quadrant)
        case .sextants(let fifth): divided(lane | (fifth ? 16 : 0), of: 6, sextant)
        case .octants(let lower): divided(lane | lower << 4, of: 8, octant)
        }
    }

    private static func divided(
        _ pattern: Int, of parts: Int, _ glyph: (Int) -> ShapeGlyph?
    ) -> Shape {
        Shape(
            area: Float(pattern.nonzeroBitCount) * area / Float(parts), glyph: glyph(pattern),
            complement: glyph((1 << parts) - 1 - pattern))
    }

    /// Unicode has block elements for all lower and left eighths, but only for 1 and 4 upper and right eighths.
    private static func edge(_ lane: Int, isHalves: Bool) -> Shape {
        let isColumn = lane >= 7, eighths = UInt32(lane % 7 + 1)
        guard lane < 14, !isHalves || eighths == 4 else {
            return Shape(area: 0, glyph: nil, complement: nil)
        }
        let (own, other): (UInt32?, UInt32?) =
            switch (isColumn, eighths) {
            case (false, 1): (0x2594, 0x2587)
            case (false, 4): (0x2580, 0x2584)
            case (false, _): (nil, 0x2588 - eighths)
            case (true, 4): (0x258C, 0x2590)
            case (true, 7): (0x2589, 0x2595)
            case (true, _): (0x2590 - eighths, nil)
            }
        return Shape(
            area: Float(eighths) * area / 8, glyph: own.map { ShapeGlyph($0) },
            complement: other.map { ShapeGlyph($0) })
    }

    private static func quadrant(_ pattern: Int) -> ShapeGlyph? {
        let glyphs: [Unicode.Scalar?] = [
            nil, "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", nil,
        ]
        return glyphs[pattern].map { ShapeGlyph($0) }
    }

    /// The Unicode range of sextants lacks the left half and the right half, which are block elements.
    private static func sextant(_ pattern: Int) -> ShapeGlyph? {
        switch pattern {
        case 0, 63: nil
        case 21: ShapeGlyph("▌")
        case 42: ShapeGlyph("▐")
        default: ShapeGlyph(0x1FAFF + UInt32(pattern - (pattern > 21 ? 1 : 0) - (pattern > 42 ? 1 : 0)))
        }
    }

    /// The Unicode range of octants has the patterns in ascending order, without patterns encoded elsewhere.
    private static func octant(_ pattern: Int) -> ShapeGlyph? {
        if let value = otherOctants[pattern] { return value == 0 ? nil : ShapeGlyph(value) }
        let skipped = otherOctants.keys.count { $0 < pattern }
        return ShapeGlyph(0x1CD00 + UInt32(pattern - skipped))
    }

    private static let otherOctants: [Int: UInt32] = [
        0: 0, 1: 0x1CEA8, 2: 0x1CEAB, 3: 0x1FB82, 5: 0x2598, 10: 0x259D, 15: 0x2580, 20: 0x1FBE6,
        40: 0x1FBE7, 63: 0x1FB85, 64: 0x1CEA3, 80: 0x2596, 85: 0x258C, 90: 0x259E, 95: 0x259B,
        128: 0x1CEA0, 160: 0x2597, 165: 0x259A, 170: 0x2590, 175: 0x259C, 192: 0x2582, 240: 0x2584,
        245: 0x2599, 250: 0x259F, 252: 0x2586, 255: 0,
    ]
}
