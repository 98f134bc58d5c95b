extension Painting {
    func sunset(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.52, 0.64)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random, hasDisc: false)
        var background = Scene(backdrop.layers)
        let sun = SIMD2(backdrop.light.position.x, horizon - 0.01 - random.between(0, 0.05))
        background += GlowLayer(centre: sun, reach: 0.7, tint: backdrop.palette.glow, strength: 0.8)
        background += DiscLayer(
            centre: sun, radius: 0.085 * frame.unit,
            tint: backdrop.palette.glow.mixed(with: Tint(grey: 1), 0.5))
        background += coast(backdrop, horizon, height: 0.05, &random)
        var scene = background
        scene += water(backdrop, background, horizon, glitterAt: sun.x)
        if random.oneIn(2) { scene += birds(&random, backdrop, around: SIMD2(frame.middle, horizon * 0.4)) }
        return scene
    }

    func sailboat(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.5, 0.62)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += coast(backdrop, horizon, height: 0.06, &random)
        let size = frame.unit * random.between(0.34, 0.46)
        let foot = SIMD2(frame.aspect * random.between(0.38, 0.62), horizon + 0.035)
        let isMirrored = random.oneIn(2)
        var scene = background
        var mirrored = background
        mirrored += boat(backdrop, foot: SIMD2(foot.x, horizon), size: size, isMirrored: isMirrored)
        scene += water(backdrop, mirrored, horizon, glitterAt: backdrop.light.position.x)
        scene += boat(backdrop, foot: foot, size: size, isMirrored: isMirrored)
        return scene
    }

    private func boat(
        _ backdrop: Backdrop, foot: SIMD2<Float>, size: Float, isMirrored: Bool
    ) -> [any Layer] {
        let palette = backdrop.palette
        let white = palette.light.mixed(with: Tint(grey: motif.daytime == .night ? 0.45 : 1), 0.55)
        let sailTint = white.mixed(with: palette.haze, 0.1 + backdrop.thickness * 0.4)
        let hull = FigureLayer(
            figure: Boats.hull, foot: foot, size: size, isMirrored: isMirrored, top: palette.dark * 1.3,
            bottom: palette.dark, rim: backdrop.rim(0.006, 0.006))
        let sails = FigureLayer(
            figure: Boats.sails, foot: foot, size: size, isMirrored: isMirrored, top: sailTint,
            bottom: sailTint.mixed(with: palette.haze, 0.45),
            rim: backdrop.rim(0.02, 0.01, tint: palette.glow))
        let mast = FigureLayer(
            figure: Boats.mast, foot: foot, size: size, isMirrored: isMirrored, top: palette.dark,
            bottom: palette.dark)
        return [mast, sails, hull]
    }

    func lighthouse(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.62, 0.7)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += coast(backdrop, horizon, height: 0.07, &random)
        let isRight = backdrop.light.side > 0
        let x = frame.aspect * (isRight ? random.between(0.62, 0.72) : random.between(0.28, 0.38))
        let aspect = frame.aspect
        let tint = backdrop.tint(at: 0.92)
        let rocks = RidgeLayer(
            noise: motif.noise(21), base: horizon + 0.03, height: 0.05, scale: 4, tint: tint, isSharp: true,
            form: { at in
                let away = (isRight ? at - x : x - at) / aspect
                return 0.17 * Wave.step(-0.3, 0.02, away) - 0.16 * Wave.step(-0.12, -0.42, away)
            }, light: tint.mixed(with: backdrop.palette.light, 0.45), side: backdrop.light.side)
        let tower = Tower(
            foot: SIMD2(x, rocks.line(x) + 0.02), height: 0.44 * (0.55 + 0.45 * frame.unit),
            backdrop: backdrop)
        background += tower.layers
        background += rocks
        var scene = background
        scene += water(backdrop, background, horizon + 0.055, glitterAt: backdrop.light.position.x)
        return scene
    }

    func island(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.55, 0.63)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += coast(backdrop, horizon, height: 0.035, &random)
        let x = frame.aspect * random.between(0.4, 0.6)
        let reach = 0.3 * frame.unit
        let tint = backdrop.tint(at: 0.8)
        let land = RidgeLayer(
            noise: motif.noise(22), base: horizon + 0.06, height: 0.03, scale: 5, tint: tint,
            form: { at in
                let away = (at - x) / reach
                return 0.16 * Wave.fade(away * away * 1.5) - 0.03
            }, light: tint.mixed(with: backdrop.palette.light, 0.35), side: backdrop.light.side)
        let trees = PineLayer.row(
            &random, from: x - reach * 0.7, to: x + reach * 0.7, spacing: 0.018, height: 0.05...0.13,
            tint: backdrop.tint(at: 0.9), ground: land.line)
        background += PineLayer(noise: motif.noise(23), trees: trees, snow: motif.weather == .snow ? 0.7 : 0)
        background += land
        var scene = background
        scene += water(backdrop, background, horizon + 0.01, glitterAt: backdrop.light.position.x)
        if motif.weather == .fog {
            scene += FogLayer(
                noise: motif.noise(24), middle: horizon, thickness: 0.1, tint: backdrop.palette.horizon,
                opacity: 0.7)
        }
        return scene
    }

    func surf(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.34, 0.42)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += coast(backdrop, horizon, height: 0.06, &random)
        var scene = background
        scene += water(backdrop, background, horizon, glitterAt: backdrop.light.position.x)
        scene += BeachLayer(
            noise: motif.noise(25), horizon: horizon, palette: backdrop.palette,
            isNight: motif.daytime == .night)
        return scene
    }

    private func coast(
        _ backdrop: Backdrop, _ horizon: Float, height: Float, _ random: inout SplitMix64
    ) -> RidgeLayer {
        let isLeft = random.oneIn(2)
        let aspect = frame.aspect
        return RidgeLayer(
            noise: motif.noise(20), base: horizon + 0.012, height: height * 0.5, scale: 1.6,
            tint: backdrop.tint(at: 0.3),
            form: { x in
                let t = isLeft ? x / aspect : 1 - x / aspect
                return height * (1 - 1.7 * t)
            })
    }

    private func water(_ backdrop: Backdrop, _ background: Scene, _ horizon: Float, glitterAt x: Float)
        -> WaterLayer
    {
        let strength: Float = motif.weather == .clear ? (motif.daytime == .night ? 0.5 : 0.9) : 0.15
        return backdrop.water(
            at: horizon, reflecting: background, depth: 0.45, roughness: 0.8, glitter: strength, at: x)
    }

    private func birds(_ random: inout SplitMix64, _ backdrop: Backdrop, around middle: SIMD2<Float>) -> Scene
    {
        var scene = Scene()
        for _ in 0..<5 {
            let foot = middle + SIMD2(random.between(-0.25, 0.25), random.between(-0.08, 0.08))
            scene += FigureLayer(
                figure: Birds.gliding, foot: foot, size: random.between(0.03, 0.055),
                isMirrored: random.oneIn(2), top: backdrop.palette.dark, bottom: backdrop.palette.dark)
        }
        return scene
    }
}

/// Small yacht, about one unit tall, with the waterline at 0.
private enum Boats {
    static let hull = Figure([
        .triangle(-0.36, 0.075, 0.4, 0.1, 0.26, 0.0, rounding: 0.012),
        .triangle(-0.36, 0.075, 0.26, 0.0, -0.28, -0.005, rounding: 0.012),
        .limb(-0.1, 0.1, 0.08, 0.105, 0.028, 0.022, blend: 0.02),
    ])

    static let sails = Figure(
        [.triangle(-0.02, 0.96, -0.02, 0.17, -0.33, 0.19, rounding: 0.008)],
        [.triangle(0.02, 0.88, 0.39, 0.13, 0.05, 0.17, rounding: 0.006, blend: 0)])

    static let mast = Figure([
        .limb(0, 0.05, 0, 1.0, 0.009, 0.006, blend: 0),
        .limb(0, 0.15, -0.36, 0.165, 0.008, 0.006, blend: 0),
    ])
}
