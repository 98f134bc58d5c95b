struct DrawnCell {
    /// `nil` if the whole cell has one color.
    var shape: CellShapes.Shape?
    /// Color code of the inside.
    var inside: UInt32 = 0
    var outside: UInt32
}
