/// Writes a row of cells: SGR sequences (ECMA-48, 8.3.117) and glyphs. Checks capacity once per cell, not per byte.
struct CellRow: ~Copyable {
    /// Maximum number of bytes per cell: two colors of at most 16 bytes, delimiters and a glyph.
    private static let cell = 48
    private static let plain: StaticString = "\u{1B}[0m"

    private var bytes: UnsafeMutableBufferPointer<UInt8>
    private var count = 0
    private var foreground: UInt32?
    private var background: UInt32?
    private let depth: CellColorDepth
    private let parts = Self.parts

    init(depth: CellColorDepth, columns: Int) {
        self.depth = depth
        bytes = .allocate(capacity: columns * (depth == .trueColor ? 40 : 16) + 2 * Self.cell)
        append(Self.plain)
    }

    deinit { bytes.deallocate() }

    consuming func text() -> String {
        makeRoom(for: Self.plain.utf8CodeUnitCount)
        append(Self.plain)
        // Unchecked, since validating the UTF-8 would take as long as writing it.
        return String(copying: UTF8Span(unchecked: UnsafeBufferPointer(rebasing: bytes[..<count]).span))
    }

    /// Draws a cell with the glyph that needs the fewest color changes.
    mutating func append(_ cell: DrawnCell) {
        guard let shape = cell.shape, cell.inside != cell.outside else { return append(cell.outside) }
        let own = cost(cell.inside, cell.outside), other = cost(cell.outside, cell.inside)
        let isExchanged = shape.glyph == nil || other < own && !depth.isOnlyForeground(cell.inside)
        if isExchanged, let glyph = shape.complement {
            set(foreground: cell.outside, background: cell.inside)
            put(glyph)
        } else if let glyph = shape.glyph {
            set(foreground: cell.inside, background: cell.outside)
            put(glyph)
        }
    }

    private func cost(_ ink: UInt32, _ paper: UInt32) -> Int {
        (foreground == ink ? 0 : 1) + (background == paper ? 0 : 1)
    }

    mutating func append(_ character: Character, ink: UInt32, on color: UInt32) {
        set(foreground: ink, background: color)
        let letters = String(character).utf8
        makeRoom(for: letters.count)
        for byte in letters { put(byte) }
    }

    mutating func append(_ color: UInt32) {
        if depth.isOnlyForeground(color) {
            set(foreground: color, background: background)
            put(ShapeGlyph.full)
        } else {
            set(foreground: nil, background: color)
            put(0x20)
        }
    }

    /// Sets the colors, and reserves capacity for them and a glyph.
    private mutating func set(foreground wanted: UInt32?, background below: UInt32?) {
        makeRoom(for: Self.cell)
        let front = wanted.flatMap { $0 == foreground ? nil : $0 }
        let back = below == background ? nil : below
        guard front != nil || back != nil else { return }
        put(0x1B)
        put(UInt8(ascii: "["))
        if let front {
            appendIntensity(for: front)
            foreground = front
            append(front, direct: 38, basic: 30)
            if back != nil { put(UInt8(ascii: ";")) }
        }
        if let back {
            background = back
            append(back, direct: 48, basic: 40)
        }
        put(UInt8(ascii: "m"))
    }

    private mutating func append(_ color: UInt32, direct: Int, basic: Int) {
        switch depth {
        case .trueColor:
            append(direct)
            put(UInt8(ascii: ";"))
            put(UInt8(ascii: "2"))
            putPart(UInt8(truncatingIfNeeded: color >> 16))
            putPart(UInt8(truncatingIfNeeded: color >> 8))
            putPart(UInt8(truncatingIfNeeded: color))
        case .indexed256:
            append(direct)
            put(UInt8(ascii: ";"))
            append(5)
            put(UInt8(ascii: ";"))
            append(Int(color))
        case .console: append(basic + Int(color) % 8)
        case .basic16:
            // aixterm: bright colors are offset by 60.
            append(color < 8 ? basic + Int(color) : basic + 60 + Int(color) - 8)
        }
    }

    /// Sets or clears bold: the Linux console shows bold text in the bright colors.
    private mutating func appendIntensity(for color: UInt32) {
        let isBold = depth.isOnlyForeground(color)
        guard depth == .console, isBold != (foreground.map(depth.isOnlyForeground) ?? false) else { return }
        append(isBold ? 1 : 22)
        put(UInt8(ascii: ";"))
    }

    private mutating func append(_ number: Int) {
        if number >= 100 { put(UInt8(ascii: "0") + UInt8(number / 100)) }
        if number >= 10 { put(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        put(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a semicolon and a color channel. Copies 4 bytes from a table, since a cell has up to six channels.
    private mutating func putPart(_ value: UInt8) {
        let part = parts[Int(value)]
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
            of: part.letters.littleEndian, toByteOffset: count, as: UInt32.self)
        count += part.count
    }

    /// `;0` to `;255`, with the first character in the lowest byte.
    private static let parts: [(letters: UInt32, count: Int)] = (0..<256).map { value in
        let text = ";\(value)".utf8
        return (text.reversed().reduce(0) { $0 << 8 | UInt32($1) }, text.count)
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { for byte in $0 { put(byte) } }
    }

    /// Capacity must be reserved: 4 bytes, even for a shorter glyph.
    private mutating func put(_ glyph: ShapeGlyph) {
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
            of: glyph.bytes.littleEndian, toByteOffset: count, as: UInt32.self)
        count += glyph.count
    }

    /// Appends a byte, for which capacity must be reserved.
    private mutating func put(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
    }

    private mutating func makeRoom(for more: Int) {
        guard bytes.count - count < more else { return }
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count * 2 + more)
        _ = larger.initialize(fromContentsOf: bytes[..<count])
        bytes.deallocate()
        bytes = larger
    }
}
