extension Painting {
    private var lit: Float {
        switch motif.daytime {
        case .night: 0.42
        case .dusk: 0.34
        case .dawn: 0.16
        case .noon: 0
        }
    }

    func skyline(_ random: inout SplitMix64) -> Scene {
        let water = random.between(0.72, 0.8)
        let backdrop = Backdrop(motif, in: frame, horizon: water, &random)
        var background = Scene(backdrop.layers)
        background += lightDome(water)
        for step in 0..<3 {
            background += houses(backdrop, &random, step: step, bottom: water, reach: 0.5)
        }
        var scene = background
        scene += river(backdrop, background, water)
        return scene
    }

    func bridge(_ random: inout SplitMix64) -> Scene {
        let water = random.between(0.7, 0.76)
        let backdrop = Backdrop(motif, in: frame, horizon: water, &random)
        var background = Scene(backdrop.layers)
        background += lightDome(water)
        for step in 0..<2 {
            background += houses(backdrop, &random, step: step, bottom: water, reach: 0.27)
        }
        let isLit = motif.daytime != .noon
        let bridge = BridgeLayer(
            deck: water - 0.085, water: water + 0.012, tower: water - 0.085 - 0.34 * (0.5 + 0.5 * frame.unit),
            towers: (frame.aspect * 0.22, frame.aspect * 0.78),
            tint: backdrop.tint(
                at: 0.92,
                of: backdrop.palette.dark.mixed(
                    with: Tint(0.45, 0.12, 0.08, 0), motif.daytime == .noon ? 0.6 : 0.2)),
            light: backdrop.palette.light, lamps: isLit ? Tint(1, 0.86, 0.55, 0) : nil)
        background += bridge
        var scene = background
        scene += river(backdrop, background, water)
        return scene
    }

    private func houses(
        _ backdrop: Backdrop, _ random: inout SplitMix64, step: Int, bottom: Float, reach: Float
    )
        -> BuildingsLayer
    {
        let depth = 0.32 + 0.3 * Float(step)
        let isDay = motif.daytime == .noon
        let wall =
            isDay ? backdrop.palette.dark.mixed(with: backdrop.palette.haze, 0.35) : backdrop.palette.dark
        let tall = reach * (1 - 0.22 * Float(step))
        return BuildingsLayer(
            noise: motif.noise(20 + step),
            buildings: BuildingsLayer.row(
                &random, in: frame, bottom: bottom, height: tall * 0.3...tall,
                width: 0.045 + 0.012 * Float(step)...0.1 + 0.02 * Float(step),
                tint: backdrop.tint(at: depth, of: wall)), bottom: bottom,
            lit: lit * (0.55 + 0.3 * Float(step)),
            windowTint: Tint(1, 0.83, 0.5, 0).mixed(
                with: backdrop.palette.haze, backdrop.thickness * 0.4 + 0.1 * Float(2 - step)),
            haze: backdrop.palette.haze.mixed(with: backdrop.palette.horizon, 0.35),
            hazeAmount: 0.55 - 0.18 * Float(step), side: backdrop.light.side, light: backdrop.palette.light)
    }

    private func lightDome(_ horizon: Float) -> GlowLayer {
        let strength: Float = motif.daytime == .noon ? 0 : motif.daytime == .night ? 0.5 : 0.25
        return GlowLayer(
            centre: SIMD2(frame.middle, horizon), reach: 0.75, tint: Tint(1, 0.68, 0.42, 0),
            strength: strength)
    }

    private func river(_ backdrop: Backdrop, _ background: Scene, _ horizon: Float) -> WaterLayer {
        let palette = backdrop.palette
        return WaterLayer(
            noise: motif.noise(30), horizon: horizon, reflected: background,
            tint: palette.zenith.mixed(with: palette.dark, 0.5), roughness: 0.9,
            glitter: motif.daytime == .noon ? (backdrop.light.position.x, palette.glow * 0.4) : nil)
    }

    func street(_ random: inout SplitMix64) -> Scene {
        let backdrop = Backdrop(motif, in: frame, horizon: 0.56, &random, hasDisc: false)
        let vanishing = SIMD2(frame.aspect * random.between(0.44, 0.56), random.between(0.5, 0.56))
        var scene = Scene(backdrop.layers)
        scene += GlowLayer(
            centre: vanishing, reach: 0.5, tint: Tint(1, 0.75, 0.48, 0),
            strength: motif.daytime == .noon ? 0.15 : 0.5)
        let isDay = motif.daytime == .noon
        scene += StreetLayer(
            noise: motif.noise(40), vanishing: vanishing, palette: backdrop.palette, lit: isDay ? 0.12 : 0.5,
            width: 0.34 * frame.unit, isDay: isDay)
        let lamp = Tint(1, 0.84, 0.55, 0)
        for distance in [1.0, 1.7, 2.7, 4.2, 6.5] as [Float] where !isDay {
            for side in [-1, 1] as [Float] {
                let spot = vanishing + SIMD2(side * 0.27 * frame.unit, -0.15) / distance
                scene += GlowLayer(centre: spot, reach: 0.22 / distance, tint: lamp, strength: 0.95)
                let mirrored = vanishing + SIMD2(side * 0.27 * frame.unit, 0.36) / distance
                scene += GlowLayer(centre: mirrored, reach: 0.2 / distance, tint: lamp, strength: 0.3)
            }
        }
        let walker = SIMD2(vanishing.x + frame.unit * random.between(-0.09, 0.09), vanishing.y + 0.2)
        let dark = backdrop.palette.dark * 0.8
        let coat = random.pick([Tint(0.65, 0.12, 0.1, 0), Tint(0.75, 0.55, 0.1, 0), Tint(0.1, 0.3, 0.5, 0)])
        scene += FigureLayer(
            figure: People.walker, foot: walker, size: 0.24, top: dark, bottom: dark,
            rim: (lamp * 0.8, SIMD2(0.012, 0.02)))
        scene += FigureLayer(
            figure: People.umbrella, foot: walker, size: 0.24, top: coat.mixed(with: dark, 0.25),
            bottom: coat.mixed(with: dark, 0.6), rim: (lamp, SIMD2(0, 0.03)))
        return scene
    }
}
