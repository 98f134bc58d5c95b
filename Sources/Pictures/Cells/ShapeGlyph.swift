/// Character of a shape, as UTF-8.
struct ShapeGlyph {
    /// The first byte is the lowest.
    let bytes: UInt32
    let count: Int

    init(_ scalar: Unicode.Scalar) {
        let utf8 = Array(String(Character(scalar)).utf8)
        bytes = utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        count = utf8.count
    }

    /// Code point that is known to be a scalar.
    init(_ value: UInt32) { self.init(Unicode.Scalar(value) ?? " ") }

    static let space = ShapeGlyph(" ")
    static let full = ShapeGlyph("█")
}
