public import TextLayout

/// Draws pixels with characters.
public struct CellEncoder: Sendable {
    /// Colours of the terminal.
    public let depth: CellColorDepth
    /// Characters of the terminal.
    public let glyphs: CellGlyphs

    /// For a terminal of those colours and characters.
    public init(depth: CellColorDepth, glyphs: CellGlyphs) {
        self.depth = depth
        self.glyphs = glyphs
    }

    /// The pixels that fill a box of cells.
    public func pixels(columns: Int, rows: Int) -> (width: Int, height: Int) {
        (max(1, columns), max(1, rows) * glyphs.pixelRows)
    }

    /// One row of cells for each `glyphs.pixelRows` rows of pixels; a last odd row is doubled. A caption is written
    /// over the last row, as far as there is room.
    public func draw(_ raster: Raster, caption: String? = nil) -> DrawnPicture {
        let codes = Quantizer(depth: depth).codes(of: raster)
        let step = glyphs.pixelRows
        let rows = stride(from: 0, to: raster.height, by: step).map { y in
            var row = CellRow(depth: depth, columns: raster.width)
            let top = y * raster.width, bottom = min(y + step - 1, raster.height - 1) * raster.width
            var written = 0
            if let caption, y + step >= raster.height {
                let beneath = (0..<raster.width).map { (codes[top + $0], codes[bottom + $0]) }
                written = CaptionWriter(depth: depth).write(caption, over: beneath, into: &row)
            }
            for x in written..<raster.width {
                switch glyphs {
                case .halfBlocks: row.append(top: codes[top + x], bottom: codes[bottom + x])
                case .spaces: row.append(codes[top + x])
                }
            }
            return row.text
        }
        return DrawnPicture(rows: rows)
    }
}
