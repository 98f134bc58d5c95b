struct BeachLayer: Layer {
    let noise: Noise
    let horizon: Float
    let palette: DemoPalette
    let isNight: Bool

    func paint(_ band: inout Band) {
        let sand = Tint(0.86, 0.74, 0.57, 0).mixed(with: palette.light, 0.3)
        let dry = isNight ? palette.haze.mixed(with: palette.dark, 0.2) : sand.mixed(with: palette.dark, 0.08)
        let wet = dry.mixed(with: palette.upper, 0.35) * 0.72
        let foam = palette.light.mixed(with: Tint(grey: isNight ? 0.5 : 1), 0.7)
        let edge = horizon + (1 - horizon) * 0.56
        band.shade(.rows(from: horizon + 0.03, to: 1)) { x, y, tint in
            let depth = (y - horizon) / (1 - horizon)
            let reach = edge + 0.07 * noise.fractal(x * 1.6, 4, octaves: 4) + 0.1 * (x - 0.6) * 0.5
            // Breakers, stronger toward the viewer.
            let phase = depth * 9 + noise.fractal(x * 1.2, depth * 2, octaves: 3) * 1.1
            let within = phase - phase.rounded(.down)
            let breaker = Wave.step(0.72, 0.97, within) * Wave.step(1, 0.985, within)
            let torn = Wave.step(-0.25, 0.3, noise.fractal(x * 11, depth * 40, octaves: 3))
            tint = tint.mixed(with: foam, breaker * torn * Wave.step(0.12, 0.5, depth) * 0.85)
            let ashore = y - reach
            guard ashore > -0.09 else { return }
            let lace = noise.crests(x * 17, y * 26, octaves: 3)
            let wash = Wave.step(-0.09, -0.004, ashore)
            tint = tint.mixed(with: foam, wash * Wave.step(0.62, 0.84, lace) * 0.9)
            guard ashore > 0 else { return }
            let damp = 1 - Wave.step(0, 0.11, ashore)
            let grain =
                noise.value(x * 210, y * 260) * 0.03 + noise.fractal(x * 9, y * 30, octaves: 2) * 0.035
            tint = dry.mixed(with: wet, damp) + Tint(grey: grain)
            tint = tint.mixed(with: foam, Wave.step(0.012, 0.002, ashore) * 0.9)
        }
    }
}
