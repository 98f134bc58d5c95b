struct PaperLayer: OutlinedLayer {
    let noise: Noise
    /// Seed of the waves, so that each sheet has its own.
    let salt: Float
    let base: Float
    let middle: Float
    let lean: Float
    let tint: Tint

    func line(_ x: Float) -> Float {
        let wave = noise.value(x * 1.5 + salt, salt) * 0.13 + noise.value(x * 3.7, salt) * 0.035
        return base + wave + (x - middle) * lean
    }

    func paint(_ band: inout Band) {
        let lines = lines(band)
        let pixel = band.frame.pixel
        for (row, y) in band.visibleRows() {
            for column in 0..<band.columns where !band.isHidden(column, y) {
                let inside = y - lines[column]
                guard inside > -0.15 else { continue }
                var behind = band[column, row]
                if inside < 0 { behind *= 1 - Wave.fade(max(0, -inside - 0.002) * 26) * 0.42 }
                let grain = inside > 0 ? noise.value(band.x(column) * 170, y * 170) * 0.012 : 0
                let sheet = tint * (1.06 - 0.3 * Wave.step(0, 0.45, inside)) + Tint(grey: grain)
                let rim = Wave.step(0.006, 0, inside) * 0.25
                band[column, row] = behind.mixed(
                    with: sheet.mixed(with: Tint(grey: 1), rim), Wave.coverage(-inside, pixel))
            }
        }
    }
}
