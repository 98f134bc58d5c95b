struct FogLayer: Layer {
    let noise: Noise
    let middle: Float
    let thickness: Float
    let tint: Tint
    let opacity: Float

    func paint(_ band: inout Band) {
        let box = Box.rows(from: middle - thickness, to: middle + thickness)
        band.shade(box, every: 1 / 200) { x, y in
            let away = abs(y - middle) / thickness
            let drift = noise.fractal(x * 1.6, y * 6, octaves: 3)
            let amount = (1 - Wave.step(0, 1, away)) * (0.75 + drift * 0.8)
            return SIMD4(repeating: max(0, min(1, amount * opacity)))
        } _: { amount, tint in
            tint = tint.mixed(with: self.tint, amount.x)
        }
    }
}
