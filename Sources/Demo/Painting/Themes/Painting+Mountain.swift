extension Painting {
    func ridges(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.48, 0.6)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var scene = Scene(backdrop.layers)
        let count = 6
        let start = horizon - random.between(0.05, 0.12)
        for step in 0..<count {
            let depth = Float(step + 1) / Float(count)
            let tint = backdrop.tint(at: depth)
            let next = backdrop.tint(at: max(0, depth - 0.28))
            var ridge = RidgeLayer(
                noise: motif.noise(20 + step), base: start + (1.02 - start) * depth * depth * 0.95 + 0.03,
                height: 0.15 + 0.05 * depth, scale: 1.5 + 0.7 * (1 - depth), tint: tint)
            ridge.isSharp = step < 4
            ridge.haze = next
            ridge.hazeReach = 0.2
            if step < 4 {
                ridge.light = tint.mixed(with: backdrop.palette.light, 0.3 * (1 - backdrop.thickness))
                ridge.side = backdrop.light.side
            }
            if step == count - 1 {
                scene += pines(on: ridge, &random, height: 0.05...0.11, spacing: 0.03, tint: tint)
            }
            scene += ridge
        }
        return scene
    }

    func lake(_ random: inout SplitMix64) -> Scene {
        let shore = random.between(0.6, 0.68)
        let backdrop = Backdrop(motif, in: frame, horizon: shore, &random)
        var background = Scene(backdrop.layers)
        background += rock(
            backdrop, base: shore - 0.12, height: 0.34, depth: 0.42, number: 30, snowLine: shore - 0.3)
        background += rock(
            backdrop, base: shore - 0.03, height: 0.2, depth: 0.62, number: 31, snowLine: shore - 0.42)
        let bank = RidgeLayer(
            noise: motif.noise(32), base: shore - 0.012, height: 0.02, scale: 3,
            tint: backdrop.tint(at: 0.85))
        background += pines(
            on: bank, &random, height: 0.035...0.1, spacing: 0.014, tint: backdrop.tint(at: 0.88))
        background += bank
        var scene = background
        scene += WaterLayer(
            noise: motif.noise(33), horizon: shore, reflected: background,
            tint: backdrop.palette.zenith.mixed(with: backdrop.palette.dark, 0.55),
            roughness: motif.weather == .clear ? 0.25 : 0.5,
            glitter: motif.weather == .clear && motif.daytime != .noon
                ? (backdrop.light.position.x, backdrop.palette.glow * 0.4) : nil)
        if motif.weather != .clear || random.oneIn(2) {
            scene += FogLayer(
                noise: motif.noise(34), middle: shore, thickness: 0.06,
                tint: backdrop.palette.horizon.mixed(with: backdrop.palette.haze, 0.4), opacity: 0.7)
        }
        return scene
    }

    func volcano(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.66, 0.74)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var scene = Scene(backdrop.layers)
        let middle =
            frame.aspect * (backdrop.light.side > 0 ? random.between(0.52, 0.66) : random.between(0.34, 0.48))
        let tall = random.between(0.36, 0.44) * (0.6 + 0.4 * frame.unit)
        let crater: Float = 0.035
        var cone = rock(
            backdrop, base: horizon + 0.02, height: 0.03, depth: 0.5, number: 40,
            snowLine: horizon - tall * 0.62)
        cone.isSharp = false
        cone.scale = 7
        cone.form = { x in
            let away = max(crater, abs(x - middle)) - crater
            // An exponential slope is the natural form of ash and lava.
            return tall * Wave.fade(away * 3.6)
                - (abs(x - middle) < crater ? 0.012 * (1 - abs(x - middle) / crater) : 0)
        }
        cone.haze = backdrop.tint(at: 0.12)
        cone.hazeReach = tall * 1.25
        scene += cone
        for step in 0..<3 {
            let depth = 0.55 + 0.2 * Float(step)
            var ridge = RidgeLayer(
                noise: motif.noise(41 + step), base: horizon + 0.03 + 0.1 * Float(step), height: 0.07,
                scale: 1.6, tint: backdrop.tint(at: depth))
            ridge.haze = backdrop.tint(at: depth - 0.4)
            ridge.hazeReach = 0.25
            let spacing = 0.012 + 0.012 * Float(step)
            let size = 0.02 + 0.025 * Float(step)
            scene += ridge
            scene += pines(
                on: ridge, &random, height: size...size * 2, spacing: spacing, tint: ridge.tint)
        }
        scene += FogLayer(
            noise: motif.noise(45), middle: horizon + 0.03, thickness: 0.09, tint: backdrop.palette.horizon,
            opacity: 0.55)
        return scene
    }

    func peak(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.74, 0.82)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var scene = Scene(backdrop.layers)
        scene += rock(backdrop, base: 0.56, height: 0.14, depth: 0.24, number: 50, snowLine: 0.55)
        let middle = frame.aspect * random.between(0.38, 0.62)
        let tall = random.between(0.42, 0.5)
        let width = 0.42 + 0.2 * frame.unit
        var summit = rock(backdrop, base: 0.74, height: 0.2, depth: 0.5, number: 51, snowLine: 0.58)
        summit.form = { x in
            let away = abs(x - middle) / width
            return tall * max(0, 1 - away) * (1 - 0.25 * away)
        }
        summit.haze = backdrop.tint(at: 0.3)
        summit.hazeReach = 0.7
        scene += summit
        for step in 0..<3 {
            let depth = 0.68 + 0.15 * Float(step)
            var slope = RidgeLayer(
                noise: motif.noise(52 + step), base: 0.77 + 0.1 * Float(step), height: 0.12, scale: 1.3,
                tint: backdrop.tint(at: depth))
            slope.haze = backdrop.tint(at: depth - 0.35)
            let size = 0.035 + 0.03 * Float(step)
            scene += slope
            scene += pines(
                on: slope, &random, height: size...size * 2.1, spacing: size * 0.35, tint: slope.tint)
        }
        return scene
    }

    private func rock(
        _ backdrop: Backdrop, base: Float, height: Float, depth: Float, number: Int, snowLine: Float
    )
        -> RidgeLayer
    {
        let palette = backdrop.palette
        let tint = backdrop.tint(at: depth)
        var ridge = RidgeLayer(
            noise: motif.noise(number), base: base, height: height, scale: 1.7, tint: tint, isSharp: true)
        ridge.light = tint.mixed(with: palette.light, 0.55 * (1 - backdrop.thickness))
        ridge.side = backdrop.light.side
        ridge.snowLine = motif.weather == .snow ? snowLine + 0.15 : snowLine
        let white = motif.daytime == .night ? palette.light : palette.light.mixed(with: Tint(grey: 1), 0.6)
        ridge.snow = white.mixed(with: palette.haze, 0.15 + backdrop.thickness * 0.5)
        ridge.haze = backdrop.tint(at: max(0, depth - 0.3))
        ridge.hazeReach = 0.4
        return ridge
    }

    private func pines(
        on ridge: RidgeLayer, _ random: inout SplitMix64, height: ClosedRange<Float>, spacing: Float,
        tint: Tint
    ) -> PineLayer {
        let trees = PineLayer.row(
            &random, from: -0.05, to: frame.aspect + 0.05, spacing: spacing, height: height, tint: tint * 0.9,
            ground: ridge.line)
        return PineLayer(noise: motif.noise(60), trees: trees, snow: motif.weather == .snow ? 0.8 : 0)
    }
}
