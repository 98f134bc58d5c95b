struct PrecipitationLayer: Layer {
    enum Kind: Sendable { case rain, snow }

    let noise: Noise
    let kind: Kind
    let tint: Tint

    func paint(_ band: inout Band) {
        for depth in 0..<3 {
            switch kind {
            case .rain: rain(Float(depth), &band)
            case .snow: snow(Int32(depth), &band)
            }
        }
    }

    private func rain(_ depth: Float, _ band: inout Band) {
        let across = 190 - depth * 50
        let along = 7 - depth * 1.6
        let strength = 0.07 + depth * 0.035
        band.shade { x, y, tint in
            let lane = ((x + y * 0.16) * across).rounded(.down)
            let column = Int32(lane) &+ Int32(depth) &* 977
            let position = y * along + noise.cell(column, 5) * 11
            let drop = position.rounded(.down)
            guard noise.cell(column, Int32(drop)) > 0.76 else { return }
            let t = position - drop
            let inLane = (x + y * 0.16) * across - lane
            let amount = t * (1 - t) * 4 * Wave.step(0.5, 0.15, abs(inLane - 0.5))
            tint = tint.lit(by: self.tint * (amount * strength))
        }
    }

    private func snow(_ depth: Int32, _ band: inout Band) {
        let density: Float = [38, 22, 11][Int(depth)]
        let size: Float = [0.0019, 0.0036, 0.0066][Int(depth)]
        let first = Int32(band.y(0) * density) - 1
        let last = Int32(band.y(band.rows - 1) * density) + 1
        for row in first...last {
            for column in 0...Int32(band.frame.aspect * density) + 1 {
                let key = column &+ depth &* 1009
                guard noise.cell(key, row) > 0.5 else { continue }
                let x = (Float(column) + noise.cell(key &+ 31, row)) / density
                let y = (Float(row) + noise.cell(key, row &+ 31)) / density
                let wanted = size * (0.6 + 0.8 * noise.cell(key &+ 77, row))
                let radius = max(wanted, band.frame.pixel * 0.6)
                let strength = 0.85 * min(1, wanted * wanted / (radius * radius))
                band.shade(Box(around: SIMD2(x, y), radius: radius * 1.3)) { px, py, tint in
                    let dx = px - x
                    let dy = py - y
                    let away = (dx * dx + dy * dy).squareRoot() / radius
                    tint = tint.mixed(with: self.tint, strength * (1 - Wave.step(0.45, 1.3, away)))
                }
            }
        }
    }
}
