/// Light around a source: a narrow halo and a wide one.
struct GlowLayer: Layer {
    let centre: SIMD2<Float>
    /// The distance at which most of the light is gone.
    let reach: Float
    let tint: Tint
    let strength: Float

    func paint(_ band: inout Band) {
        let wide = 2.6 / reach
        let narrow = 14 / reach
        band.shade(Box(around: centre, radius: reach * 2.2)) { x, y, tint in
            let dx = x - centre.x
            let dy = y - centre.y
            let distance = (dx * dx + dy * dy).squareRoot()
            let amount = Wave.fade(distance * wide) * 0.6 + Wave.fade(distance * narrow) * 0.5
            tint = tint.lit(by: self.tint * (amount * strength))
        }
    }
}
