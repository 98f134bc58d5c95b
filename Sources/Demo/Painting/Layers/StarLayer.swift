/// Stars, at most one per cell of a grid; few are bright.
struct StarLayer: Layer {
    let noise: Noise
    /// Lower limit of the stars, which thin out toward this height.
    let bottom: Float
    /// Cells per picture height.
    let density: Float
    let brightness: Float

    func paint(_ band: inout Band) {
        let box = Box.rows(from: 0, to: bottom)
        let rows = band.rows(of: box)
        guard !rows.isEmpty else { return }
        let cells = Int32(density)
        let first = Int32(band.y(rows.lowerBound) * density) - 1
        let last = Int32(band.y(rows.upperBound - 1) * density) + 1
        let right = Int32(band.frame.aspect * density) + 1
        for row in first...last where row >= 0 && row <= cells {
            for column in 0...right { star(column, row, &band) }
        }
    }

    private func star(_ column: Int32, _ row: Int32, _ band: inout Band) {
        let rank = noise.cell(column, row)
        let size = rank * rank * rank
        guard size > 0.04 else { return }
        let x = (Float(column) + noise.cell(column + 7919, row)) / density
        let y = (Float(row) + noise.cell(column, row + 7919)) / density
        guard y < bottom else { return }
        let pixel = band.frame.pixel
        // A disc is at least 1.5 pixels wide. Above a radius of 0.0011, its strength falls with its area.
        let radius = max(pixel * 0.75, 0.0006 + 0.0011 * size * size)
        let spread = 0.0011 / radius
        let fading = 1 - Wave.step(bottom * 0.55, bottom, y)
        let strength = brightness * (0.25 + 0.75 * size) * fading * min(1, spread * spread)
        let warmth = noise.cell(column + 104_729, row)
        let tint = Tint(0.8 + 0.2 * warmth, 0.88, 1.05 - 0.25 * warmth, 0)
        band.shade(Box(around: SIMD2(x, y), radius: radius * 3)) { px, py, light in
            let dx = (px - x) / radius
            let dy = (py - y) / radius
            light = light.lit(by: tint * (strength * Wave.fade((dx * dx + dy * dy) * 0.9)))
        }
    }
}
