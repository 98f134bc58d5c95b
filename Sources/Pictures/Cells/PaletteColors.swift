import GalleryCore

/// Draws cells in a palette's colors, of which shades mix two. With 16 colors, applies Floyd-Steinberg dithering (1976)
/// to the cells' means, in serpentine order. With 256 colors, drops the error, which would show as a checkered pattern
/// in such large cells.
struct PaletteColors {
    private struct Fit {
        var cell: DrawnCell
        var mean: SIMD3<Float>
        var error: Float

        func adding(_ error: Float) -> Fit {
            var sum = self
            sum.error += error
            return sum
        }
    }

    /// Share of the best shape's saved error below which another shape is not tried.
    private static let worthwhile: Float = 0.75
    /// Maximum error of a shape relative to that of a single color. Below 1, so that noise does not show as speckle.
    private static let tolerance: Float = 0.95

    private let depth: CellColorDepth
    /// Weight of the grain of a mix against the error of its mean; by looking at four photos with 16 colors, and at ten
    /// with 256, where a higher weight keeps more of the shapes.
    private let graininess: Float
    /// Share of the error that is diffused.
    private let share: Float
    /// Errors diffused to the cells of this row and the next, with an additional cell at each end.
    private var here: [SIMD3<Float>]
    private var below: [SIMD3<Float>]

    /// Mixes by shades, for 16 colors.
    private let mixes: [ColorMix]
    /// Whether shades mix 256 colors.
    private let mixesNear: Bool

    init(depth: CellColorDepth, hasGlyphs: Bool, columns: Int) {
        self.depth = depth
        mixes = depth == .indexed256 || !hasGlyphs ? [] : ColorMix.all(depth)
        graininess = depth == .indexed256 ? 0.15 : 0.05
        mixesNear = depth == .indexed256 && hasGlyphs
        share = depth == .indexed256 ? 0 : mixes.isEmpty ? 0.9 : 0.7
        here = Array(repeating: SIMD3(), count: columns + 2)
        below = here
    }

    mutating func endRow() {
        here = below
        below = Array(repeating: SIMD3(), count: here.count)
    }

    /// `step` is 1 if the next cell is to the right, -1 if it is to the left.
    mutating func cell(_ sums: borrowing ShapeSums, at column: Int, step: Int) -> DrawnCell {
        let wanted = (sums.mean + here[column + 1])
            .clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255))
        let fit = best(sums, mean: wanted)
        let error = (wanted - fit.mean) * share
        here[column + 1 + step] += error * 7 / 16
        below[column + 1 - step] += error * 3 / 16
        below[column + 1] += error * 5 / 16
        below[column + 1 + step] += error / 16
        return fit.cell
    }

    private func best(_ sums: borrowing ShapeSums, mean: SIMD3<Float>) -> Fit {
        let fits = sums.fits(), most = fits.gains.max()
        var best = even(mean)
        if let mixed = mixed(mean), mixed.error < best.error { best = mixed }
        best.error = (best.error + sums.variance) * Self.tolerance
        guard most > 0 else { return best }
        for lane in 0..<CellShapes.lanes where fits.gains[lane] > most * Self.worthwhile {
            let bank = Int(fits.banks[lane]), shape = sums.shapes[bank, lane]
            let sum = sums.sum(bank: bank, lane: lane), rest = max(0, sums.variance - fits.gains[lane])
            let inside = mean + sum / shape.area, outside = mean - sum / (CellShapes.area - shape.area)
            if shape.glyph != nil {
                let fit = divided(shape, inside, outside)
                if fit.error + rest < best.error { best = fit.adding(rest) }
            }
            if let glyph = shape.complement, shape.glyph == nil || depth.hasFewerBackgrounds {
                let exchanged = CellShapes.Shape(
                    area: CellShapes.area - shape.area, glyph: glyph, complement: shape.glyph)
                let fit = divided(exchanged, outside, inside)
                if fit.error + rest < best.error { best = fit.adding(rest) }
            }
        }
        return best
    }

    private func even(_ color: SIMD3<Float>) -> Fit {
        let code = depth.code(of: RGB(rounding: color)), drawn = depth.color(of: code).vector
        return Fit(
            cell: DrawnCell(outside: code), mean: drawn,
            error: CellShapes.area * distance(drawn, color))
    }

    private func mixed(_ color: SIMD3<Float>) -> Fit? {
        var best: (mix: ColorMix, error: Float)?
        for mix in mixesNear ? ColorMix.near(color) : mixes {
            let error = distance(mix.mean, color) + graininess * mix.grain
            if error < best?.error ?? .infinity { best = (mix, error) }
        }
        return best.map { Fit(cell: $0.mix.cell, mean: $0.mix.mean, error: CellShapes.area * $0.error) }
    }

    private func divided(
        _ shape: CellShapes.Shape, _ inside: SIMD3<Float>, _ outside: SIMD3<Float>
    ) -> Fit {
        let ink = depth.code(of: RGB(rounding: inside))
        let paper = depth.code(of: RGB(rounding: outside), isBackground: true)
        let front = depth.color(of: ink).vector, back = depth.color(of: paper).vector
        let part = shape.area / CellShapes.area
        return Fit(
            cell: DrawnCell(shape: shape, inside: ink, outside: paper),
            mean: front * part + back * (1 - part),
            error: shape.area * distance(front, inside) + (CellShapes.area - shape.area)
                * distance(back, outside))
    }

    private func distance(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
        let difference = one - other
        return (difference * difference).sum()
    }
}
