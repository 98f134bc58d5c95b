/// Shape and colors of a cell.
struct DrawnCell {
    /// `nil` for a cell of one color.
    var shape: CellShapes.Shape?
    /// Color code of the inside.
    var inside: UInt32 = 0
    /// Color code of the outside, or of the whole cell.
    var outside: UInt32
}
