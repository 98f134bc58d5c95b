import GalleryCore

/// Chooses the shape and 24-bit colors nearest to a cell's samples.
enum ExactColors {
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
