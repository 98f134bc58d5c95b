struct MesaLayer: OutlinedLayer {
    let noise: Noise
    let base: Float
    let tables: [(middle: Float, half: Float, height: Float)]
    let rock: Tint
    let light: Tint
    let side: Float
    let haze: Tint

    func line(_ x: Float) -> Float {
        var top: Float = 0
        for table in tables {
            let ragged = noise.fractal(x * 16, octaves: 4) * 0.02
            let outside = max(0, abs(x - table.middle + ragged) - table.half)
            // A cliff, then rubble at its angle of repose.
            let cliff = table.height * 0.45 * Wave.step(0.016, 0, outside)
            let slope = table.height * 0.55 * Wave.fade(outside * 6.5)
            top = max(top, cliff + slope)
        }
        return base - top + noise.fractal(x * 9, octaves: 4) * 0.008
    }

    func paint(_ band: inout Band) {
        let slopes = (0..<band.columns).map { (line(band.x($0) + 0.008) - line(band.x($0) - 0.008)) * 18 }
        fill(&band) { column, x, y, below in
            let strata = noise.fractal((y + noise.value(x * 3, 2) * 0.01) * 60, octaves: 3)
            let pillars = noise.fractal(x * 55, y * 4, octaves: 3)
            let facing = Wave.step(-0.8, 0.8, -slopes[column] * side * 0.4 + pillars * 1.3 + 0.1)
            let lit = (rock * (1 + strata * 0.3)).mixed(with: light, facing * 0.5)
            return lit.mixed(with: haze, Wave.step(0.02, 0.32, below) * 0.6)
        }
    }
}
