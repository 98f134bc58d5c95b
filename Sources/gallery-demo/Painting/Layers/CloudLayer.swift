/// Clouds in a sky: noise drawn out by perspective towards the horizon, bright where they face the light.
struct CloudLayer: Layer {
    let noise: Noise
    let horizon: Float
    /// 0 for hardly any, 1 for nearly closed.
    let cover: Float
    let light: Tint
    let shade: Tint
    /// Where the light comes from.
    let sun: SIMD2<Float>
    var opacity: Float = 0.85

    func paint(_ band: inout Band) {
        let low = 0.28 - cover * 0.5
        band.shade(.rows(from: 0, to: horizon)) { x, y, tint in
            let height = (horizon - y) / horizon
            let distance = 1 / (height + 0.22)
            let px = (x - sun.x) * distance * 1.3
            let py = distance * 3.4
            let density = noise.fractal(px, py, octaves: 5)
            let amount = Wave.step(low, low + 0.4, density)
            guard amount > 0.003 else { return }
            let towards = SIMD2(sun.x - x, sun.y - y)
            let near = Wave.fade((towards.x * towards.x + towards.y * towards.y) * 2.4)
            let lit = min(1, max(0, 0.75 - density * 1.1 + near * 0.5))
            let fading = Wave.step(0, 0.16, height)
            tint = tint.mixed(with: shade.mixed(with: light, lit), amount * opacity * fading)
        }
    }
}
