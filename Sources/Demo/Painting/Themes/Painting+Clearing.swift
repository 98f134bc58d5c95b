extension Painting {
    func clearing(_ random: inout SplitMix64) -> Scene {
        let ground = random.between(0.76, 0.82)
        let backdrop = Backdrop(motif, in: frame, horizon: ground - 0.1, &random)
        var scene = Scene(backdrop.layers)
        for step in 0..<4 {
            let depth = 0.14 + 0.17 * Float(step)
            let tint = backdrop.tint(at: depth)
            var hill = RidgeLayer(
                noise: motif.noise(20 + step), base: ground - 0.13 + 0.045 * Float(step), height: 0.04,
                scale: 1.5, tint: tint)
            hill.haze = backdrop.palette.haze.mixed(with: backdrop.palette.horizon, 0.4)
            hill.hazeReach = 0.12
            let size = 0.17 + 0.1 * Float(step)
            // Near trees leave the center of the picture free.
            let middle = frame.middle
            let gap: Float = step < 2 ? 0 : 0.22 * frame.unit
            let trees = PineLayer.row(
                &random, from: -0.08, to: frame.aspect + 0.08, spacing: size * 0.26,
                height: size * 0.7...size * 1.3, tint: tint, ground: hill.line
            ).filter { abs($0.foot.x - middle) > gap }
            scene += PineLayer(
                noise: motif.noise(30 + step), trees: trees, haze: hill.haze,
                snow: motif.weather == .snow ? 0.7 : 0)
            scene += hill
        }
        scene += FogLayer(
            noise: motif.noise(40), middle: ground - 0.06, thickness: 0.12,
            tint: backdrop.palette.horizon.mixed(with: backdrop.palette.haze, 0.3), opacity: 0.55)
        let isSnowy = motif.weather == .snow
        var near = RidgeLayer(
            noise: motif.noise(41), base: ground, height: 0.03, scale: 1.3,
            tint: isSnowy
                ? backdrop.palette.light.mixed(with: backdrop.palette.haze, 0.45) : backdrop.tint(at: 0.82))
        near.light = isSnowy ? nil : backdrop.tint(at: 0.82).mixed(with: backdrop.palette.light, 0.2)
        scene += near
        scene += animal(backdrop, &random, near)
        if !isSnowy {
            scene += GrassLayer(
                noise: motif.noise(42), line: ground + 0.1, dark: backdrop.palette.dark,
                light: backdrop.tint(at: 0.85).mixed(with: backdrop.palette.light, 0.35))
        }
        return scene
    }

    private func animal(_ backdrop: Backdrop, _ random: inout SplitMix64, _ ground: RidgeLayer) -> Scene {
        let dim: Float = motif.daytime == .noon ? 0.08 : motif.daytime == .night ? 0.7 : 0.4
        let x = frame.aspect * random.between(0.42, 0.58)
        let foot = SIMD2(x, ground.line(x) + 0.05)
        let isMirrored = random.oneIn(2)
        func piece(_ figure: Figure, _ top: UInt32, _ bottom: UInt32, size: Float, rim: Bool) -> FigureLayer {
            let upper = Tint(hex: top).mixed(with: backdrop.palette.dark, dim)
            return FigureLayer(
                figure: figure, foot: foot, size: size, isMirrored: isMirrored, top: upper,
                bottom: Tint(hex: bottom).mixed(with: backdrop.palette.dark, dim),
                rim: rim
                    ? backdrop.rim(
                        0.035, 0.03, isMirrored: isMirrored,
                        tint: upper.mixed(with: backdrop.palette.light, 0.7))
                    : nil)
        }
        if motif.subject == .fox {
            let size = frame.size(0.46, width: 1.9)
            return Scene([
                piece(ForestAnimals.fox, 0xD9702A, 0x6A3416, size: size, rim: true),
                piece(ForestAnimals.foxWhites, 0xF6EDE0, 0xF6EDE0, size: size, rim: false),
            ])
        }
        return Scene([
            piece(ForestAnimals.deer, 0x9A6A42, 0x5A3A24, size: frame.size(0.36, width: 1.5), rim: true)
        ])
    }
}
