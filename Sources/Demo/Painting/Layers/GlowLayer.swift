struct GlowLayer: Layer {
    let centre: SIMD2<Float>
    /// Distance from the light at which most of the glow has faded.
    let reach: Float
    let tint: Tint
    let strength: Float

    func paint(_ band: inout Band) {
        let wide = 2.6 / reach
        let narrow = 14 / reach
        // This spacing of samples is fine enough for the halo of a lamp.
        band.shade(Box(around: centre, radius: reach * 2.2), every: reach / 60) { x, y in
            let dx = x - centre.x
            let dy = y - centre.y
            let distance = (dx * dx + dy * dy).squareRoot()
            let amount = Wave.fade(distance * wide) * 0.6 + Wave.fade(distance * narrow) * 0.5
            return tint * (amount * strength)
        } _: { light, tint in
            tint = tint.lit(by: light)
        }
    }
}
