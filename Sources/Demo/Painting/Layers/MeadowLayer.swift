struct MeadowLayer: OutlinedLayer {
    let noise: Noise
    let horizon: Float
    let light: Tint
    let dark: Tint
    let haze: Tint
    let dots: Tint

    func line(_ x: Float) -> Float { horizon + noise.fractal(x * 3, octaves: 4) * 0.014 }

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        band.shade(.rows(from: horizon - 0.02, to: 1)) { x, y, tint in
            let edge = line(x)
            let cover = Wave.coverage(edge - y, pixel)
            guard cover > 0 else { return }
            let depth = max(0, (y - edge) / (1 - edge))
            let far = 1 / (depth + 0.07)
            let drift = noise.fractal(x * far * 0.8, far * 2.4, octaves: 3)
            let lean = x + noise.value(x * 3, y * 3) * 0.03
            let blade =
                noise.value(lean * (26 + 30 * far), y * (4 + 7 * far)) * 0.6 + noise.value(
                    lean * (61 + 50 * far), y * (9 + 9 * far)) * 0.4
            var color = dark.mixed(
                with: light,
                max(0, min(1, 0.48 + drift * 0.45 + blade * 0.4 * min(1, depth * 2 + 0.3) - depth * 0.3)))
            let speck =
                noise.value(x * far * 9, far * 30 + 3) * 0.6 + noise.value(x * far * 19, far * 47) * 0.4
            color = color.mixed(with: dots, Wave.step(0.32, 0.44, speck) * Wave.step(0.6, 0.15, depth) * 0.85)
            color = color.mixed(with: haze, Wave.step(0.22, 0, depth) * 0.5)
            tint = tint.mixed(with: color, cover)
        }
    }
}
