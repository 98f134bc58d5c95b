/// Water up to a horizon: reflections broken by ripples, and glitter of a light.
struct WaterLayer: OutlinedLayer {
    let noise: Noise
    let horizon: Float
    let reflected: Scene
    let tint: Tint
    /// Roughness of the water, from 0 for a mirror to 1 for a breeze.
    let roughness: Float
    var glitter: (x: Float, tint: Tint)?

    func line(_ x: Float) -> Float { horizon }

    func paint(_ band: inout Band) {
        let rows = band.rows(of: .rows(from: horizon, to: 1))
        guard !rows.isEmpty else { return }
        let mirror = mirrored(rows, of: band)
        let pixel = band.frame.pixel
        for row in rows {
            let y = band.y(row)
            if band.isHidden(y) { return }
            let depth = max(0, (y - horizon) / (1 - horizon))
            // Perspective: waves of equal length look shorter in the distance.
            let far = 1 / (depth + 0.06)
            let source = (horizon - (y - horizon)) / pixel - Float(mirror.top)
            for column in 0..<band.columns where !band.isHidden(column, y) {
                let x = band.x(column)
                let swell = noise.value(x * 5 * far * 0.35, far * 9)
                let ripple = noise.value(x * 26 * far * 0.3 + 9, far * 34)
                let wave = swell * 0.6 + ripple * 0.4
                let shift = wave * roughness * (0.012 + depth * 0.05) / pixel
                let from = max(0, min(mirror.rows - 1, Int(max(-1, source + shift))))
                let beside = Int((ripple * roughness * 0.006 / pixel).rounded())
                let across = max(0, min(mirror.columns - 1, column + beside))
                var light = mirror[across, from] * (0.92 - 0.1 * depth)
                light = light.mixed(with: tint, 0.16 + 0.4 * depth + wave * 0.1 * roughness)
                if let glitter { light = light.lit(by: glitter.tint * sparkle(x - glitter.x, far, depth)) }
                band[column, row] = light
            }
        }
    }

    private func sparkle(_ dx: Float, _ far: Float, _ depth: Float) -> Float {
        let width = 0.035 + depth * 0.17
        let inside = Wave.fade(dx * dx / (width * width))
        guard inside > 0.01 else { return 0 }
        let crest = noise.value(dx * 70 * (0.3 + far * 0.12) + 31, far * 60 + 5)
        return inside * (0.2 + 1.1 * Wave.step(0.05, 0.5, crest))
    }

    /// Painted band of the rows that are reflected in `rows`, with a margin for waves.
    private func mirrored(_ rows: Range<Int>, of band: Band) -> Band {
        let spare = roughness * 0.064 + 2 * band.frame.pixel
        let top = 2 * horizon - band.y(rows.upperBound - 1) - spare
        let bottom = 2 * horizon - band.y(rows.lowerBound) + spare
        let height = Float(band.frame.height)
        let first = Int(max(0, top * height))
        let last = max(first + 1, Int(min(horizon, bottom) * height) + 1)
        var mirror = Band(
            frame: band.frame, left: band.left, top: first, columns: band.columns, rows: last - first)
        reflected.paint(&mirror)
        return mirror
    }
}
