struct AuroraLayer: Layer {
    struct Curtain: Sendable {
        let noise: Noise
        let hem: Float
        let height: Float
        let strength: Float
        let lean: Float
    }

    let curtains: [Curtain]
    let bottom: Float
    let low: Tint
    let high: Tint

    func paint(_ band: inout Band) {
        for curtain in curtains { paint(curtain, &band) }
    }

    private func paint(_ curtain: Curtain, _ band: inout Band) {
        let noise = curtain.noise
        let columns: [(hem: Float, ray: Float, height: Float)] = (0..<band.columns).map { column in
            let x = band.x(column)
            let hem = curtain.hem + noise.fractal(x * 1.5, octaves: 4) * 0.22 + (x - 0.6) * curtain.lean
            let ray = 0.5 + 0.75 * noise.fractal(x * 21 + noise.value(x * 2) * 3, octaves: 3)
            let fold = 0.6 + 0.65 * noise.value(x * 3.1 + 40)
            return (hem, max(0.04, ray * fold), curtain.height * (0.65 + 0.55 * noise.value(x * 9 + 80)))
        }
        for (row, y) in band.visibleRows(of: .rows(from: 0, to: bottom)) {
            for column in 0..<band.columns {
                let place = columns[column]
                let up = (place.hem - y) / place.height
                guard up > -0.12, up < 3 else { continue }
                let strength = up < 0 ? Wave.step(-0.12, 0, up) : Wave.fade(up * 2)
                let light = low.mixed(with: high, Wave.step(0.12, 1.1, up))
                band[column, row] = band[column, row].lit(
                    by: light * (strength * place.ray * curtain.strength))
            }
        }
    }
}
