struct ShapeGlyph {
    /// UTF-8 bytes; the lowest byte is the first.
    let bytes: UInt32
    let count: Int

    init(_ scalar: Unicode.Scalar) {
        let utf8 = Array(String(Character(scalar)).utf8)
        bytes = utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        count = utf8.count
    }

    /// An invalid Unicode scalar becomes a space.
    init(_ value: UInt32) { self.init(Unicode.Scalar(value) ?? " ") }

    static let space = ShapeGlyph(" ")
    static let full = ShapeGlyph("█")
}
