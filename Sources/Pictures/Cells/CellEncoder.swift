import GalleryCore
public import TextLayout

/// Draws pictures as cells, each with the shape and the two colors that are nearest to its pixels.
public struct CellEncoder: Sendable {
    public let depth: CellColorDepth
    public let glyphs: CellGlyphs

    public init(depth: CellColorDepth, glyphs: CellGlyphs) {
        self.depth = depth
        self.glyphs = glyphs
    }

    /// Draws a cell for each block of `glyphs.samples` pixels; repeats the last pixel row and column to fill a block.
    /// The caption is drawn over the last row of cells and clipped to its width.
    public func draw(_ pixels: PixelBuffer, caption: String? = nil) -> TerminalImage {
        var band = SampleBand(of: pixels, samples: glyphs.samples)
        var sums = ShapeSums(of: .of(glyphs))
        var palette =
            depth == .trueColor
            ? nil
            : PaletteColors(depth: depth, hasGlyphs: glyphs != .spaces, columns: band.columns)
        var cells = [DrawnCell](repeating: DrawnCell(outside: 0), count: band.columns)
        let rows = (0..<band.rows).map { y in
            band.load(row: y)
            let caption = y == band.rows - 1 ? caption : nil
            var beneath: [RGB] = caption == nil ? [] : Array(repeating: RGB(packed: 0), count: band.columns)
            let isReversed = palette != nil && !y.isMultiple(of: 2)
            for index in 0..<band.columns {
                let x = isReversed ? band.columns - 1 - index : index
                band.take(column: x, into: &sums)
                cells[x] = palette?.cell(sums, at: x, step: isReversed ? -1 : 1) ?? ExactColors.cell(sums)
                if caption != nil { beneath[x] = RGB(rounding: sums.mean) }
            }
            palette?.endRow()
            return text(of: cells, caption: caption, over: beneath)
        }
        return TerminalImage(rows: rows)
    }

    private func text(of cells: [DrawnCell], caption: String?, over beneath: [RGB]) -> String {
        var row = CellRow(depth: depth, columns: cells.count)
        let written =
            caption.map { CaptionWriter(depth: depth).write($0, over: beneath, into: &row) } ?? 0
        for cell in cells[written...] { row.append(cell) }
        return row.text()
    }
}

/// Chooses the shape and 24-bit colors nearest to a cell's samples.
private enum ExactColors {
    /// Squared distance of two colors below which a shape is not visible: two levels in each channel.
    private static let invisible: Float = 12
    /// Contrast is raised by this times the share of the error that a shape leaves; tuned by PSNR after a blur.
    private static let compensation: Float = 0.4

    static func cell(_ sums: borrowing ShapeSums) -> DrawnCell {
        let fits = sums.fits()
        let lane = fits.best
        let gain = fits.gains[lane]
        guard gain > 0 else { return DrawnCell(outside: code(sums.mean)) }
        let bank = Int(fits.banks[lane]), shape = sums.shapes[bank, lane]
        let sum = sums.sum(bank: bank, lane: lane)
        let contrast = 1 + compensation * max(0, 1 - gain / max(sums.variance, 1))
        let inside = sum / shape.area, outside = -sum / (CellShapes.area - shape.area)
        let difference = inside - outside
        guard (difference * difference).sum() > invisible else {
            return DrawnCell(outside: code(sums.mean))
        }
        return DrawnCell(
            shape: shape, inside: code(sums.mean + contrast * inside),
            outside: code(sums.mean + contrast * outside))
    }

    private static func code(_ color: SIMD3<Float>) -> UInt32 { RGB(rounding: color).packed }
}
