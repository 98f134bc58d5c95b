/// Writes one row of cells: select graphic rendition (ECMA-48, 8.3.117) and glyphs, nothing else.
struct CellRow {
    private var bytes: [UInt8] = Array("\u{1B}[0m".utf8)
    private var foreground: UInt32?
    private var background: UInt32?
    private let depth: CellColorDepth

    init(depth: CellColorDepth, columns: Int) {
        self.depth = depth
        bytes.reserveCapacity(columns * (depth == .trueColor ? 40 : 16))
    }

    /// The row, plain attributes at both ends.
    var text: String { String(decoding: bytes + Array("\u{1B}[0m".utf8), as: UTF8.self) }

    /// A cell of two pixels, drawn so that the fewest colors have to be set.
    mutating func append(top: UInt32, bottom: UInt32) {
        if top == bottom { return append(top) }
        let upper = (foreground == top ? 0 : 1) + (background == bottom ? 0 : 1)
        let lower = (foreground == bottom ? 0 : 1) + (background == top ? 0 : 1)
        let isLower = lower < upper
        set(foreground: isLower ? bottom : top, background: isLower ? top : bottom)
        // U+2580 and U+2584.
        bytes.append(0xE2)
        bytes.append(0x96)
        bytes.append(isLower ? 0x84 : 0x80)
    }

    /// A character, over as many cells as it is wide.
    mutating func append(_ character: Character, ink: UInt32, on color: UInt32) {
        set(foreground: ink, background: color)
        bytes.append(contentsOf: String(character).utf8)
    }

    /// A cell of one color.
    mutating func append(_ color: UInt32) {
        set(foreground: nil, background: color)
        bytes.append(0x20)
    }

    private mutating func set(foreground wanted: UInt32?, background below: UInt32) {
        let front = wanted.flatMap { $0 == foreground ? nil : $0 }
        let back = below == background ? nil : below
        guard front != nil || back != nil else { return }
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        if let front {
            foreground = front
            append(front, direct: 38, basic: 30)
            if back != nil { bytes.append(UInt8(ascii: ";")) }
        }
        if let back {
            background = back
            append(back, direct: 48, basic: 40)
        }
        bytes.append(UInt8(ascii: "m"))
    }

    private mutating func append(_ color: UInt32, direct: Int, basic: Int) {
        switch depth {
        case .trueColor:
            append(direct)
            bytes.append(UInt8(ascii: ";"))
            append(2)
            for shift in [16, 8, 0] {
                bytes.append(UInt8(ascii: ";"))
                append(Int(color >> UInt32(shift) & 0xFF))
            }
        case .indexed256:
            append(direct)
            bytes.append(UInt8(ascii: ";"))
            append(5)
            bytes.append(UInt8(ascii: ";"))
            append(Int(color))
        case .basic16:
            // aixterm: the bright eight are 60 further on.
            append(color < 8 ? basic + Int(color) : basic + 60 + Int(color) - 8)
        }
    }

    private mutating func append(_ number: Int) {
        if number >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(number / 100)) }
        if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
