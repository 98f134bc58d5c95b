extension Painting {
    private func stars(_ bottom: Float) -> [any Layer] {
        [
            StarLayer(noise: motif.noise(11), bottom: bottom, density: 110, brightness: 0.55),
            StarLayer(noise: motif.noise(12), bottom: bottom, density: 46, brightness: 1.15),
        ]
    }

    private func milkyWay(_ backdrop: Backdrop, _ random: inout SplitMix64, bottom: Float) -> MilkyWayLayer {
        let rise = random.between(0.9, 1.7) * (random.oneIn(2) ? 1 : -1)
        let along = SIMD2<Float>(1, rise) / SIMD2<Float>(1, rise).length
        let cores = [Tint(1, 0.86, 0.72, 0), Tint(1, 0.8, 0.82, 0), Tint(0.92, 0.9, 1, 0)]
        return MilkyWayLayer(
            noise: motif.noise(13), middle: SIMD2(frame.aspect * random.between(0.35, 0.65), bottom * 0.62),
            along: along, width: 0.2, bottom: bottom, core: random.pick(cores),
            outer: backdrop.palette.horizon.mixed(with: Tint(0.6, 0.66, 0.95, 0), 0.5))
    }

    func galaxy(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.76, 0.84)
        let palette = DemoPalette(motif)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random, clouds: false, hasDisc: false)
        var scene = Scene([SkyLayer(palette: palette, horizon: horizon)])
        scene += milkyWay(backdrop, &random, bottom: horizon)
        scene += stars(horizon)
        let warm = random.pick([Tint(0.95, 0.55, 0.3, 0), palette.horizon, Tint(0.35, 0.7, 0.55, 0)])
        scene += GlowLayer(
            centre: SIMD2(frame.aspect * random.between(0.2, 0.8), horizon + 0.02), reach: 0.5, tint: warm,
            strength: 0.5)
        scene += hills(backdrop, &random, horizon)
        return scene
    }

    func moonrise(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.74, 0.82)
        let palette = DemoPalette(motif)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random, clouds: false, hasDisc: false)
        var scene = Scene([SkyLayer(palette: palette, horizon: horizon)])
        if motif.daytime == .night { scene += stars(horizon) }
        let radius = frame.unit * random.between(0.2, 0.27)
        let centre = SIMD2(
            frame.aspect * random.between(0.36, 0.64), horizon - radius * random.between(0.75, 1.25))
        let tint = random.pick([Tint(1, 0.93, 0.78, 0), Tint(1, 0.8, 0.55, 0), Tint(0.96, 0.96, 0.93, 0)])
        scene += GlowLayer(centre: centre, reach: radius * 2.4, tint: tint, strength: 0.6)
        scene += DiscLayer(centre: centre, radius: radius, tint: tint, plains: motif.noise(15))
        scene += CloudLayer(
            noise: motif.noise(16), horizon: horizon, cover: 0.25,
            light: palette.horizon.mixed(with: tint, 0.35), shade: palette.upper, sun: centre, opacity: 0.5)
        scene += hills(backdrop, &random, horizon)
        return scene
    }

    func aurora(_ random: inout SplitMix64) -> Scene {
        let shore = random.between(0.72, 0.78)
        let palette = DemoPalette(motif)
        let backdrop = Backdrop(motif, in: frame, horizon: shore, &random, clouds: false, hasDisc: false)
        var background = Scene([SkyLayer(palette: palette, horizon: shore)])
        background += stars(shore)
        let lights: [(Tint, Tint)] = [
            (Tint(0.25, 1, 0.55, 0), Tint(0.5, 0.25, 0.85, 0)),
            (Tint(0.2, 0.95, 0.75, 0), Tint(0.75, 0.25, 0.65, 0)),
            (Tint(0.45, 1, 0.4, 0), Tint(0.2, 0.4, 0.9, 0)),
        ]
        let light = random.pick(lights)
        let curtains = (0..<3).map { number in
            AuroraLayer.Curtain(
                noise: motif.noise(20 + number),
                hem: shore * (0.5 + 0.13 * Float(number)) + random.between(-0.05, 0.05),
                height: random.between(0.2, 0.34), strength: 0.9 - 0.2 * Float(number),
                lean: random.between(-0.22, 0.22))
        }
        background += AuroraLayer(curtains: curtains, bottom: shore, low: light.0, high: light.1)
        var range = RidgeLayer(
            noise: motif.noise(24), base: shore - 0.05, height: 0.1, scale: 2, tint: backdrop.tint(at: 0.75),
            isSharp: true)
        range.light = backdrop.tint(at: 0.75).mixed(with: light.0, 0.18)
        range.snowLine = shore - 0.06
        range.snow = Tint(0.55, 0.68, 0.75, 0).mixed(with: light.0, 0.15) * 0.7
        background += range
        var scene = background
        scene += WaterLayer(
            noise: motif.noise(25), horizon: shore, reflected: background, tint: palette.dark, roughness: 0.35
        )
        scene += hills(backdrop, &random, 0.98)
        return scene
    }

    func camp(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.74, 0.8)
        let palette = DemoPalette(motif)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random, clouds: false, hasDisc: false)
        var scene = Scene([SkyLayer(palette: palette, horizon: horizon)])
        scene += milkyWay(backdrop, &random, bottom: horizon)
        scene += stars(horizon)
        scene += hills(backdrop, &random, horizon)
        let size = 0.24 * (0.45 + 0.55 * frame.unit)
        let foot = SIMD2(frame.aspect * random.between(0.36, 0.64), 0.93)
        let light = Tint(1, 0.62, 0.25, 0)
        scene += GlowLayer(
            centre: foot - SIMD2(0, size * 0.2), reach: size * 1.5, tint: light, strength: 0.75)
        let cloth = random.pick([
            Tint(0.95, 0.45, 0.12, 0), Tint(0.9, 0.65, 0.15, 0), Tint(0.25, 0.65, 0.6, 0),
        ])
        scene += FigureLayer(
            figure: Tents.body, foot: foot, size: size, top: cloth.mixed(with: palette.dark, 0.55),
            bottom: cloth)
        scene += FigureLayer(
            figure: Tents.door, foot: foot, size: size, top: cloth.mixed(with: light, 0.4),
            bottom: Tint(1, 0.93, 0.68, 0))
        scene += FigureLayer(
            figure: Tents.sitter, foot: foot + SIMD2(size * 0.95, 0.012), size: size * 0.62,
            top: palette.dark, bottom: palette.dark, rim: (light, SIMD2(-0.06, 0.02)))
        return scene
    }

    private func hills(_ backdrop: Backdrop, _ random: inout SplitMix64, _ horizon: Float) -> Scene {
        var scene = Scene()
        for step in 0..<2 {
            let tint = backdrop.tint(at: 0.78 + 0.22 * Float(step))
            let hill = RidgeLayer(
                noise: motif.noise(40 + step), base: horizon + 0.02 + 0.09 * Float(step), height: 0.07,
                scale: 1.4, tint: tint)
            let size = 0.045 + 0.06 * Float(step)
            let trees = PineLayer.row(
                &random, from: -0.05, to: frame.aspect + 0.05, spacing: size * (step == 0 ? 0.4 : 0.75),
                height: size * 0.7...size * 1.9, tint: tint, ground: hill.line)
            scene += PineLayer(noise: motif.noise(44 + step), trees: trees)
            scene += hill
        }
        return scene
    }
}

/// Ridge tent in front view, and a sitting camper.
private enum Tents {
    static let body = Figure([
        .triangle(-0.5, 0, 0.5, 0, 0, 0.62, rounding: 0.02, blend: 0),
        .limb(-0.02, 0.62, 0.04, 0.67, 0.012, 0.008, blend: 0),
    ])
    static let door = Figure([.triangle(-0.17, 0.01, 0.17, 0.01, 0, 0.48, rounding: 0.015, blend: 0)])
    static let sitter = Figure([
        .ellipse(0, 0.12, 0.2, 0.11), .limb(0.03, 0.15, 0, 0.42, 0.13, 0.1, blend: 0.05),
        .disc(-0.02, 0.58, 0.085),
        .limb(-0.02, 0.4, -0.16, 0.26, 0.05, 0.035, blend: 0.03), .limb(-0.1, 0.12, -0.22, 0.26, 0.06, 0.05),
        .limb(-0.22, 0.26, -0.26, 0.03, 0.05, 0.035),
    ])
}

private struct MilkyWayLayer: Layer {
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
