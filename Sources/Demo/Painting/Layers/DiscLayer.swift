struct DiscLayer: Layer {
    let centre: SIMD2<Float>
    let radius: Float
    let tint: Tint
    /// Noise for the dark plains of the moon; `nil` for the sun.
    var plains: Noise?
    /// Offset of the shadow across the moon, in radii; `nil` for a full moon and for the sun.
    var shadow: Float?

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let soft = max(pixel, radius * 0.02)
        band.shade(Box(around: centre, radius: radius + soft)) { x, y, tint in
            let p: SIMD2<Float> = SIMD2(x - centre.x, y - centre.y) / radius
            let distance = (p.x * p.x + p.y * p.y).squareRoot()
            var cover = Wave.coverage((distance - 1) * radius, soft)
            guard cover > 0 else { return }
            var light = self.tint
            if let plains {
                // Distorts coordinates, since the lattice of the noise would otherwise be visible at this scale.
                let bent = SIMD2(
                    plains.value(p.x * 2.3, p.y * 2.3 + 9), plains.value(p.x * 2.3 + 7, p.y * 2.3))
                let turned = SIMD2(p.x * 0.8 - p.y * 0.6, p.x * 0.6 + p.y * 0.8)
                let q: SIMD2<Float> = turned * 1.5 + bent * 0.55
                let dark = Wave.step(0, 0.34, plains.fractal(q.x + 3, q.y, octaves: 5))
                let craters = plains.value(p.x * 9, p.y * 9) * 0.06
                let rim: Float = 0.14 * distance * distance * distance
                light *= 1 - 0.26 * dark + craters - rim
            }
            if let shadow {
                let q = SIMD2<Float>(p.x - shadow, p.y - shadow * 0.2)
                let edge = (q.x * q.x + q.y * q.y).squareRoot() - 1
                cover *= 0.04 + 0.96 * Wave.step(-0.1, 0.12, edge)
            }
            tint = tint.mixed(with: light, cover)
        }
    }
}
