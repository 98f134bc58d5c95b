/// Stripes and hair on a figure that an earlier layer painted.
struct FurLayer: Layer {
    let noise: Noise
    let middle: SIMD2<Float>
    let size: Float
    let figure: Figure
    let stripe: Tint

    func paint(_ band: inout Band) {
        band.shade(Box(around: middle, radius: size * 0.8)) { x, y, tint in
            let p = SIMD2((x - middle.x) / size, (middle.y - y) / size)
            guard figure.distance(p) < -0.01 else { return }
            let hair =
                noise.value(p.x * 46 + p.y * p.x * 30, p.y * 13) * 0.6 + noise.value(p.x * 97, p.y * 31) * 0.4
            tint *= 1 + hair * 0.13
            let wobble = noise.fractal(p.x * 4, p.y * 4, octaves: 2) * 0.05
            // M pattern on the forehead, bars on the cheeks.
            let brow =
                abs(Wave.sine((p.x + wobble) * 26)) * Wave.step(0.1, 0.24, p.y)
                * Wave.step(0.3, 0.2, abs(p.x))
            let cheek =
                abs(Wave.sine((p.y + wobble + abs(p.x) * 0.35) * 27)) * Wave.step(0.3, 0.4, abs(p.x))
                * Wave.step(0.2, 0.05, p.y)
            let amount = Wave.step(0.72, 0.95, max(brow, cheek) + hair * 0.12)
            tint = tint.mixed(with: stripe, amount * 0.75)
        }
    }
}
