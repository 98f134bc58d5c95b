extension Painting {
    func tulips(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.3, 0.4)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon + 0.02, &random)
        let light = backdrop.palette.light
        let warm: Float = motif.daytime == .noon ? 0.05 : 0.2
        let hues = random.shuffled([0xE0304A, 0xF58A1F, 0xF7C92B, 0xC23A9B, 0xF2E9E4, 0x7B3FA0] as [UInt32])
        let colors = hues.prefix(4).map { Tint(hex: $0).mixed(with: light, warm) }
        var scene = Scene(backdrop.layers)
        scene += RidgeLayer(
            noise: motif.noise(20), base: horizon, height: 0.025, scale: 6, tint: backdrop.tint(at: 0.4))
        scene += StripesLayer(
            noise: motif.noise(21), vanishing: SIMD2(frame.aspect * random.between(0.25, 0.75), horizon),
            colors: Array(colors), leaf: Tint(hex: 0x3F7A3A).mixed(with: backdrop.palette.dark, 0.2),
            haze: backdrop.palette.haze)
        let stem = Tint(hex: 0x4B8B3B).mixed(with: light, warm * 0.6)
        let shade = backdrop.palette.dark
        for row in 0..<4 {
            let depth = Float(row) / 3
            let size = (0.12 + 0.28 * depth) * (0.55 + 0.45 * frame.unit)
            var x = -size * random.fraction()
            while x < frame.aspect + size * 0.3 {
                let color = random.oneIn(5) ? random.pick(Array(colors)) : colors[row % colors.count]
                let foot = SIMD2(x, 0.7 + 0.4 * depth + random.between(-0.03, 0.03))
                let isMirrored = random.oneIn(2)
                let veil = (1 - depth) * 0.2
                func add(_ figure: Figure, _ top: Tint, _ bottom: Tint, rim: Tint?) {
                    scene += FigureLayer(
                        figure: figure, foot: foot, size: size, isMirrored: isMirrored,
                        top: top.mixed(with: backdrop.palette.haze, veil),
                        bottom: bottom.mixed(with: backdrop.palette.haze, veil),
                        rim: rim.map { ($0, SIMD2(-backdrop.light.side * 0.03, 0.02)) })
                }
                add(Tulips.stem, stem, stem.mixed(with: shade, 0.4), rim: stem.mixed(with: light, 0.5))
                add(Tulips.back, color.mixed(with: shade, 0.25), color.mixed(with: shade, 0.5), rim: nil)
                add(Tulips.sides, color, color.mixed(with: shade, 0.42), rim: color.mixed(with: light, 0.55))
                add(
                    Tulips.front, color.mixed(with: Tint(grey: 1), 0.16), color.mixed(with: shade, 0.3),
                    rim: color.mixed(with: light, 0.7))
                x += size * random.between(0.3, 0.52)
            }
        }
        return scene
    }
}

/// Tulip in side view, one unit tall, in parts of different colors.
private enum Tulips {
    static let stem = Figure(
        Part.curve(0, -0.1, 0.03, 0.3, 0, 0.68, 0.018, 0.016, blend: 0),
        Part.curve(0, 0, 0.2, 0.2, 0.21, 0.52, 0.045, 0.006),
        Part.curve(0, 0, -0.17, 0.16, -0.2, 0.4, 0.045, 0.006))
    static let back = Figure([
        .ellipse(-0.05, 0.86, 0.06, 0.14, turn: 6, blend: 0),
        .ellipse(0.06, 0.86, 0.06, 0.14, turn: -6, blend: 0),
    ])
    static let sides = Figure([
        .ellipse(-0.07, 0.8, 0.075, 0.17, turn: 7, blend: 0),
        .ellipse(0.07, 0.8, 0.075, 0.17, turn: -7, blend: 0),
    ])
    static let front = Figure([
        .ellipse(0, 0.77, 0.085, 0.145, blend: 0), .triangle(-0.04, 0.86, 0.04, 0.86, 0, 0.945),
    ])
}

private struct StripesLayer: OutlinedLayer {
    let noise: Noise
    let vanishing: SIMD2<Float>
    let colors: [Tint]
    let leaf: Tint
    let haze: Tint

    func line(_ x: Float) -> Float { vanishing.y }

    func paint(_ band: inout Band) {
        band.shade(.rows(from: vanishing.y, to: 1)) { x, y, tint in
            let depth = max(1e-3, y - vanishing.y)
            let across = (x - vanishing.x) / depth * 1.5
            let stripe = across.rounded(.down)
            let within = across - stripe
            let number = Int(max(-1e5, min(1e5, stripe)))
            let color = colors[((number % colors.count) + colors.count) % colors.count]
            let far = 1 / depth
            let bloom = noise.value(across * 13, far * 8) * 0.6 + noise.value(across * 29, far * 17) * 0.4
            let blurred = Wave.step(0.02, 0.12, depth)
            var bed = leaf.mixed(with: color, 0.72 + (Wave.step(-0.25, 0.25, bloom) - 0.72) * blurred)
            bed *= 1 + bloom * 0.2 * blurred
            // Nearby, leaves show between the flowers.
            let shaded = leaf * (0.62 + bloom * 0.3)
            bed = bed.mixed(with: shaded, Wave.step(0.26, 0.46, depth) * 0.92)
            let furrow = Wave.step(0.09, 0.03, min(within, 1 - within))
            bed = bed.mixed(with: leaf * 0.5, furrow * 0.85)
            tint = bed.mixed(with: haze, Wave.step(0.16, 0, depth) * 0.55)
        }
    }
}
