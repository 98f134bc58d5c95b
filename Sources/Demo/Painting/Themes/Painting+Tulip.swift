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
