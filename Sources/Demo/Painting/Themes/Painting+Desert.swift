extension Painting {
    private func sand(_ backdrop: Backdrop) -> (lit: Tint, shade: Tint) {
        let palette = backdrop.palette
        switch motif.daytime {
        case .noon: return (Tint(0.93, 0.75, 0.5, 0), Tint(0.66, 0.44, 0.29, 0))
        case .dawn:
            return (Tint(0.9, 0.66, 0.48, 0).mixed(with: palette.light, 0.25), Tint(0.42, 0.28, 0.3, 0))
        case .dusk:
            return (Tint(0.86, 0.47, 0.24, 0).mixed(with: palette.light, 0.2), Tint(0.3, 0.14, 0.17, 0))
        case .night: return (palette.light * 0.62, palette.haze.mixed(with: palette.dark, 0.55))
        }
    }

    func dunes(_ random: inout SplitMix64, withCaravan: Bool) -> Scene {
        let horizon = random.between(0.4, 0.5)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon + 0.06, &random)
        var scene = Scene(backdrop.layers)
        let colors = sand(backdrop)
        let side = backdrop.light.side
        let count = 5
        var x = frame.aspect * random.between(0.15, 0.85)
        for step in 0..<count {
            let depth = Float(step) / Float(count - 1)
            let veil = (1 - depth) * (0.45 + 0.4 * backdrop.thickness)
            let dune = DuneLayer(
                noise: motif.noise(20 + step),
                summit: SIMD2(x, horizon + 0.02 + 0.42 * depth * depth + 0.04 * depth),
                height: 0.1 + 0.2 * depth, reach: (0.22 + 0.5 * depth) * (0.5 + 0.5 * frame.aspect),
                lit: colors.lit.mixed(with: backdrop.palette.haze, veil),
                shade: colors.shade.mixed(with: backdrop.palette.haze, veil), side: side, depth: depth,
                haze: backdrop.palette.haze.mixed(with: colors.lit, 0.4))
            scene += dune
            if withCaravan, step == 2 { scene += caravan(on: dune, backdrop, &random) }
            // Keeps consecutive summits apart.
            x = (x + frame.aspect * random.between(0.38, 0.62)).truncatingRemainder(dividingBy: frame.aspect)
        }
        return scene
    }

    private func caravan(on dune: DuneLayer, _ backdrop: Backdrop, _ random: inout SplitMix64) -> Scene {
        var scene = Scene()
        let size = 0.105 * (0.5 + 0.5 * frame.unit)
        let count = 5
        let isMirrored = random.oneIn(2)
        let start = max(
            size, min(frame.aspect - Float(count) * size * 1.35, dune.summit.x - Float(count) * size * 0.6))
        let dark = backdrop.palette.dark
        for number in 0..<count {
            let x = start + Float(number) * size * 1.32 + random.between(-0.01, 0.01)
            let foot = SIMD2(x, dune.line(x) + size * 0.07)
            scene += FigureLayer(
                figure: number % 2 == 0 ? Camels.ridden : Camels.walking, foot: foot, size: size,
                isMirrored: isMirrored, top: dark.mixed(with: backdrop.palette.haze, 0.1), bottom: dark,
                rim: backdrop.rim(0.03, 0.02, isMirrored: isMirrored))
        }
        return scene
    }

    func cacti(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.6, 0.68)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var scene = Scene(backdrop.layers)
        for step in 0..<2 {
            let tint = backdrop.tint(at: 0.25 + 0.15 * Float(step))
            scene += RidgeLayer(
                noise: motif.noise(20 + step), base: horizon - 0.07 + 0.05 * Float(step), height: 0.1,
                scale: 2.2, tint: tint, isSharp: true, light: tint.mixed(with: backdrop.palette.light, 0.35),
                side: backdrop.light.side, haze: backdrop.palette.haze)
        }
        scene += plain(backdrop, horizon)
        let green = Tint(0.25, 0.4, 0.22, 0).mixed(
            with: backdrop.palette.dark, motif.daytime == .noon ? 0.2 : 0.68)
        for number in 0..<7 {
            let depth = Float(number) / 6
            let x = frame.aspect * (0.06 + 0.88 * random.fraction())
            let size = (0.1 + 0.5 * depth * depth) * (0.6 + 0.4 * frame.unit)
            let foot = SIMD2(x, horizon + 0.02 + 0.28 * depth * depth)
            let tint = backdrop.tint(at: 0.45 + 0.5 * depth, of: green)
            scene += FigureLayer(
                figure: random.pick(Cacti.all), foot: foot, size: size, isMirrored: random.oneIn(2),
                top: tint.mixed(with: backdrop.palette.light, 0.12), bottom: tint,
                rim: backdrop.rim(0.03, 0.012, tint: backdrop.palette.light.mixed(with: tint, 0.25)))
        }
        return scene
    }

    func mesas(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.62, 0.7)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var scene = Scene(backdrop.layers)
        for step in 0..<3 {
            let depth = 0.3 + 0.3 * Float(step)
            let middle = frame.aspect * random.between(0.1, 0.9)
            let other = (middle + frame.aspect * random.between(0.4, 0.6)).truncatingRemainder(
                dividingBy: frame.aspect)
            scene += MesaLayer(
                noise: motif.noise(30 + step), base: horizon + 0.05 * Float(step),
                tables: [
                    (
                        middle, random.between(0.1, 0.2) * (0.6 + 0.5 * depth),
                        random.between(0.14, 0.25) + 0.06 * Float(step)
                    ), (other, random.between(0.04, 0.08), random.between(0.12, 0.27)),
                ],
                rock: backdrop.tint(
                    at: depth + 0.1,
                    of: Tint(0.5, 0.2, 0.13, 0).mixed(
                        with: backdrop.palette.dark, motif.daytime == .noon ? 0.05 : 0.45)),
                light: backdrop.palette.light.mixed(with: Tint(0.95, 0.5, 0.28, 0), 0.5),
                side: backdrop.light.side, haze: backdrop.palette.haze)
        }
        scene += plain(backdrop, horizon + 0.1)
        return scene
    }

    private func plain(_ backdrop: Backdrop, _ horizon: Float) -> ShadeLayer {
        let colors = sand(backdrop)
        let noise = motif.noise(40)
        let scrub = backdrop.palette.dark.mixed(
            with: Tint(0.3, 0.33, 0.15, 0), motif.daytime == .noon ? 0.6 : 0.2)
        let haze = backdrop.palette.haze
        return ShadeLayer(.rows(from: horizon - 0.02, to: 1)) { x, y, tint in
            let edge = horizon + noise.fractal(x * 4, octaves: 3) * 0.006
            guard y > edge else { return }
            let depth = (y - edge) / (1 - edge)
            let far = 1 / (depth + 0.08)
            let ground = noise.fractal(x * far * 1.6, far * 3.5, octaves: 4)
            var color = colors.shade.mixed(with: colors.lit, 0.5 + ground * 0.6)
            let bush = noise.fractal(x * far * 5, far * 13, octaves: 3)
            color = color.mixed(with: scrub, Wave.step(0.16, 0.34, bush) * 0.75)
            tint = color.mixed(with: haze, Wave.step(0.3, 0, depth) * 0.6)
        }
    }
}

/// Saguaros, up to one unit tall.
private enum Cacti {
    static let all = [tall, forked, young]

    private static let tall = Figure(
        [.limb(0, 0, 0, 0.95, 0.06, 0.068, blend: 0)], arm(side: 1, from: 0.42, out: 0.22, until: 0.78),
        arm(side: -1, from: 0.32, out: 0.2, until: 0.62))

    private static let forked = Figure(
        [.limb(0, 0, 0, 0.9, 0.065, 0.07, blend: 0)], arm(side: 1, from: 0.3, out: 0.2, until: 0.68),
        arm(side: -1, from: 0.5, out: 0.19, until: 0.84), arm(side: 1, from: 0.58, out: 0.16, until: 0.8))

    private static let young = Figure(
        [.limb(0, 0, 0, 0.75, 0.07, 0.075, blend: 0)], arm(side: -1, from: 0.38, out: 0.2, until: 0.52))

    private static func arm(side: Float, from: Float, out: Float, until: Float) -> [Part] {
        Part.curve(
            0, from, side * out * 1.25, from - 0.02, side * out, from + 0.16, 0.042, 0.044, blend: 0.02) + [
                .limb(side * out, from + 0.15, side * out, until, 0.044, 0.046, blend: 0.01)
            ]
    }
}

/// Camels walking to the right, about one unit tall.
private enum Camels {
    static let walking = Figure(body)
    static let ridden = Figure(body, rider)

    private static let body: [Part] =
        [
            .ellipse(0, 0.52, 0.3, 0.15, turn: 3), .ellipse(-0.04, 0.66, 0.13, 0.13, blend: 0.1),
            .ellipse(-0.24, 0.5, 0.12, 0.14, blend: 0.06),
        ] + Part.curve(0.24, 0.52, 0.5, 0.34, 0.47, 0.78, 0.085, 0.045, blend: 0.06) + [
            .limb(0.46, 0.8, 0.62, 0.76, 0.05, 0.032, blend: 0.03),
            .triangle(0.43, 0.83, 0.46, 0.83, 0.42, 0.9, rounding: 0.008),
        ] + leg(-0.27, 0.42, -0.34, 0.2, -0.31, 0) + leg(-0.2, 0.42, -0.17, 0.22, -0.22, 0)
        + leg(0.19, 0.42, 0.15, 0.22, 0.12, 0) + leg(0.26, 0.44, 0.3, 0.22, 0.34, 0.01)
        + Part.curve(-0.34, 0.56, -0.44, 0.5, -0.42, 0.34, 0.018, 0.012)

    private static let rider: [Part] = [
        .limb(-0.02, 0.74, 0, 0.95, 0.07, 0.06, blend: 0.03), .disc(0.01, 1.06, 0.052, blend: 0.02),
        .ellipse(0.01, 1.1, 0.06, 0.035), .limb(0, 0.78, 0.1, 0.6, 0.045, 0.03),
        .limb(0.02, 0.92, 0.16, 0.82, 0.03, 0.02),
    ]

    private static let leg = Part.Leg(
        hip: (0.06, 0.028, blend: 0.03), shin: (0.026, 0.02, above: 0.02), foot: (0.015, 0.015, 0.035, 0.018))
}
