struct MilkyWayLayer: Layer {
    let noise: Noise
    let middle: SIMD2<Float>
    let along: SIMD2<Float>
    let width: Float
    let bottom: Float
    let core: Tint
    let outer: Tint

    func paint(_ band: inout Band) {
        band.shade(.rows(from: 0, to: bottom), every: 1 / 500) { x, y in
            let d = SIMD2(x, y) - middle
            let distance = d.dot(along)
            let across = d.cross(along)
            let wander = noise.fractal(distance * 1.6, 3, octaves: 3) * 0.09
            let off = (across + wander) / width
            let body = Wave.fade(off * off * 1.6)
            guard body > 0.01 else { return .zero }
            let cloud = 0.62 + 0.75 * noise.fractal(distance * 4, across * 6, octaves: 5)
            let lane = noise.crests(distance * 2.6 + 4, across * 8, octaves: 4)
            let dark = Wave.step(0.72, 0.9, lane) * Wave.fade(off * off * 5) * 0.75
            let bulge = Wave.fade(distance * distance * 3.5)
            let light = outer.mixed(with: core, Wave.fade(off * off * 4) * (0.35 + 0.65 * bulge))
            let strength = body * max(0, cloud) * (0.42 + 0.5 * bulge) * (1 - dark)
            let haze = 1 - Wave.step(bottom * 0.7, bottom, y)
            return light * (strength * (0.35 + 0.65 * haze))
        } _: { light, tint in
            tint = tint.lit(by: light)
        }
    }
}
