public import TextLayout

public struct CellEncoder: Sendable {
    public let depth: CellColorDepth
    public let glyphs: CellGlyphs

    public init(depth: CellColorDepth, glyphs: CellGlyphs) {
        self.depth = depth
        self.glyphs = glyphs
    }

    /// Draws one row of cells for each `glyphs.pixelRows` rows of pixels, doubling an odd last row. A caption is drawn
    /// over the last row and cut to its width.
    public func draw(_ pixels: PixelBuffer, caption: String? = nil) -> TerminalImage {
        let codes = Quantizer(depth: depth).codes(of: pixels)
        let step = glyphs.pixelRows
        let rows = stride(from: 0, to: pixels.height, by: step).map { y in
            var row = CellRow(depth: depth, columns: pixels.width)
            let top = y * pixels.width, bottom = min(y + step - 1, pixels.height - 1) * pixels.width
            var written = 0
            if let caption, y + step >= pixels.height {
                let beneath = (0..<pixels.width).map { (codes[top + $0], codes[bottom + $0]) }
                written = CaptionWriter(depth: depth).write(caption, over: beneath, into: &row)
            }
            for x in written..<pixels.width {
                switch glyphs {
                case .halfBlocks: row.append(top: codes[top + x], bottom: codes[bottom + x])
                case .spaces: row.append(codes[top + x])
                }
            }
            return row.text()
        }
        return TerminalImage(rows: rows)
    }
}
