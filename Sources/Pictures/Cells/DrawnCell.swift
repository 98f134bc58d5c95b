struct DrawnCell {
    /// `nil` if the whole cell has one color.
    var shape: CellShapes.Shape?
    var inside: UInt32 = 0
    var outside: UInt32
}
