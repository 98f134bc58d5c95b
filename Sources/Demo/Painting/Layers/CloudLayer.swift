/// Clouds: noise in perspective toward the horizon, bright on the side of the light.
struct CloudLayer: Layer {
    let noise: Noise
    let horizon: Float
    /// Cloud cover, 0 to 1.
    let cover: Float
    let light: Tint
    let shade: Tint
    let sun: SIMD2<Float>
    var opacity: Float = 0.85

    func paint(_ band: inout Band) {
        let low = 0.28 - cover * 0.5
        band.shade(.rows(from: 0, to: horizon), every: 1 / 360) { x, y in
            let height = (horizon - y) / horizon
            let distance = 1 / (max(0, height) + 0.22)
            let px = (x - sun.x) * distance * 1.3
            let py = distance * 3.4
            let density = noise.fractal(px, py, octaves: 5)
            let amount = Wave.step(low, low + 0.4, density)
            let towards = SIMD2(sun.x - x, sun.y - y)
            let near = Wave.fade((towards.x * towards.x + towards.y * towards.y) * 2.4)
            let lit = min(1, max(0, 0.75 - density * 1.1 + near * 0.5))
            var cloud = shade.mixed(with: light, lit)
            cloud.w = amount * opacity * Wave.step(0, 0.16, height)
            return cloud
        } _: { cloud, tint in
            if cloud.w > 0 { tint = tint.mixed(with: cloud, cloud.w) }
        }
    }
}
