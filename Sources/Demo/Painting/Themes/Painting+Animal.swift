extension Painting {
    private func water(_ backdrop: Backdrop, _ background: Scene, _ horizon: Float, roughness: Float)
        -> WaterLayer
    {
        let strength: Float = backdrop.light.isMoon ? 0.45 : motif.weather == .clear ? 0.7 : 0.15
        return backdrop.water(
            at: horizon, reflecting: background, depth: 0.4, roughness: roughness, glitter: strength,
            at: backdrop.light.position.x)
    }

    private func shore(_ backdrop: Backdrop, _ horizon: Float) -> RidgeLayer {
        RidgeLayer(
            noise: motif.noise(20), base: horizon + 0.004, height: 0.06, scale: 1.7,
            tint: backdrop.tint(at: 0.3))
    }

    func birds(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.68, 0.76)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += shore(backdrop, horizon)
        let dark = backdrop.palette.dark
        let lead = SIMD2(frame.aspect * random.between(0.3, 0.45), random.between(0.2, 0.3))
        let unit = frame.unit
        // Flight formation: a leader followed by two arms of unequal length.
        for number in 0..<13 {
            let arm: Float = number % 2 == 0 ? 1 : -0.75
            let rank = Float((number + 1) / 2)
            let place =
                lead + SIMD2(rank * 0.062, rank * 0.034 * arm + rank * 0.016) * (0.5 + 0.5 * unit)
                + SIMD2(random.between(-0.008, 0.008), random.between(-0.006, 0.006))
            background += FigureLayer(
                figure: number % 3 == 0 ? Birds.gliding : Birds.flapping, foot: place,
                size: 0.085 * unit * random.between(0.85, 1.1), isMirrored: true, top: dark, bottom: dark)
        }
        var scene = background
        scene += water(backdrop, background, horizon, roughness: 0.7)
        for _ in 0..<2 {
            let place = SIMD2(frame.aspect * random.between(0.5, 0.85), horizon * random.between(0.62, 0.86))
            scene += FigureLayer(
                figure: Birds.flapping, foot: place, size: 0.26 * unit, isMirrored: random.oneIn(2),
                top: dark, bottom: dark, rim: backdrop.rim(0.015, 0.012))
        }
        return scene
    }

    func whale(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.46, 0.56)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += shore(backdrop, horizon)
        let size = 0.62 * (0.25 + 0.75 * frame.unit)
        let foot = SIMD2(frame.aspect * random.between(0.4, 0.6), horizon + 0.2)
        let dark = backdrop.palette.dark.mixed(with: backdrop.palette.haze, 0.12)
        var scene = background
        scene += water(backdrop, background, horizon, roughness: 0.9)
        scene += FigureLayer(
            figure: WaterAnimals.fluke, foot: foot, size: size, top: dark, bottom: dark, opacity: 0.4,
            isReflection: true)
        scene += FigureLayer(
            figure: WaterAnimals.fluke, foot: foot, size: size, top: dark * 1.25, bottom: dark,
            rim: backdrop.rim(0.025, 0.03))
        let foam = backdrop.palette.light.mixed(with: Tint(grey: motif.daytime == .night ? 0.5 : 1), 0.55)
        let noise = motif.noise(27)
        scene += ShadeLayer(
            Box(
                left: foot.x - size * 0.6, top: foot.y - size * 0.4, right: foot.x + size * 0.6,
                bottom: foot.y + size * 0.16)
        ) { x, y, tint in
            let dx = (x - foot.x) / size
            let dy = (y - foot.y) / size
            let ring = Wave.fade(dx * dx * 14) * Wave.fade(dy * dy * 260)
            let torn = Wave.step(-0.1, 0.35, noise.fractal(x * 26, y * 90, octaves: 3))
            let drops =
                Wave.step(0.5, 0.62, noise.value(dx * 90, dy * 60)) * Wave.fade(dx * dx * 22)
                * Wave.step(-0.38, -0.02, dy) * (dy < 0 ? 1 : 0)
            tint = tint.mixed(with: foam, min(1, ring * (0.35 + torn * 0.7) + drops * 0.7))
        }
        return scene
    }

    func horse(_ random: inout SplitMix64) -> Scene {
        let ground = random.between(0.76, 0.82)
        let backdrop = Backdrop(motif, in: frame, horizon: ground - 0.06, &random)
        var scene = Scene(backdrop.layers)
        scene += backdrop.hills(
            3, noise: 20, height: 0.12, scale: 1.5, base: { ground - 0.2 + 0.07 * $0 },
            depth: { 0.18 + 0.18 * $0 })
        let near = RidgeLayer(
            noise: motif.noise(24), base: ground, height: 0.05, scale: 1.1, tint: backdrop.tint(at: 0.95))
        let coats = [Tint(hex: 0x3A2318), Tint(hex: 0x1C1C22), Tint(hex: 0x6E4A30), Tint(hex: 0xCFC8BE)]
        let dim: Float = motif.daytime == .noon ? 0.15 : motif.daytime == .night ? 0.75 : 0.55
        let coat = random.pick(coats).mixed(with: backdrop.palette.dark, dim)
        let x = frame.aspect * random.between(0.42, 0.58)
        let size = frame.size(0.5, width: 1.85)
        let isMirrored = random.oneIn(2)
        scene += FigureLayer(
            figure: Horses.trotting, foot: SIMD2(x, near.line(x) + 0.012), size: size, isMirrored: isMirrored,
            top: coat.mixed(with: backdrop.palette.light, 0.1), bottom: coat,
            rim: backdrop.rim(0.035, 0.025, isMirrored: isMirrored))
        scene += near
        scene += GrassLayer(
            noise: motif.noise(25), line: ground + 0.03, dark: backdrop.palette.dark,
            light: backdrop.tint(at: 0.8).mixed(with: backdrop.palette.light, 0.25))
        return scene
    }

    func owl(_ random: inout SplitMix64) -> Scene {
        let backdrop = Backdrop(motif, in: frame, horizon: 0.9, &random, hasDisc: false)
        var scene = Scene(backdrop.layers)
        let size = 0.5 * (0.35 + 0.65 * frame.unit)
        let foot = SIMD2(frame.aspect * random.between(0.42, 0.58), 0.76)
        let moon = SIMD2(foot.x + random.between(-0.1, 0.1), foot.y - size * 0.72)
        let light = random.pick([Tint(1, 0.92, 0.74, 0), Tint(0.93, 0.95, 0.95, 0)])
        scene += GlowLayer(centre: moon, reach: size * 1.3, tint: light, strength: 0.5)
        scene += DiscLayer(centre: moon, radius: size * 0.74, tint: light, plains: motif.noise(30))
        let trees = PineLayer.row(
            &random, from: -0.1, to: frame.aspect + 0.1, spacing: 0.07, height: 0.1...0.28,
            tint: backdrop.tint(at: 0.8), ground: { _ in 1.02 })
        scene += PineLayer(noise: motif.noise(31), trees: trees)
        let bark = backdrop.palette.dark.mixed(with: Tint(0.2, 0.14, 0.1, 0), 0.4)
        scene += FigureLayer(
            figure: Branches.bough, foot: foot, size: max(0.8, frame.aspect * 0.7),
            isMirrored: random.oneIn(2), top: bark, bottom: bark, rim: (light * 0.6, SIMD2(0, 0.012)))
        let plume = Tint(hex: random.pick([0x6B533C, 0x54565C, 0x7A6A55] as [UInt32])).mixed(
            with: backdrop.palette.dark, 0.35)
        let pale = plume.mixed(with: light, 0.45)
        let pieces: [(Figure, Tint, Tint)] = [
            (ForestAnimals.owl, plume, plume.mixed(with: pale, 0.3)),
            (ForestAnimals.owlWings, plume * 0.7, plume * 0.5),
            (ForestAnimals.owlDiscs, pale, pale * 0.85),
            (ForestAnimals.owlEyes, Tint(1, 0.75, 0.15, 0), Tint(1, 0.85, 0.3, 0)),
            (ForestAnimals.owlPupils, Tint(grey: 0.03), Tint(grey: 0.03)),
            (ForestAnimals.owlBeak, Tint(0.25, 0.2, 0.15, 0), Tint(0.2, 0.15, 0.1, 0)),
        ]
        for (number, piece) in pieces.enumerated() {
            scene += FigureLayer(
                figure: piece.0, foot: foot, size: size, top: piece.1, bottom: piece.2,
                rim: number == 0 ? (light * 0.8, SIMD2(0.03, 0.03)) : nil)
        }
        return scene
    }

    func flamingos(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.4, 0.48)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random)
        var background = Scene(backdrop.layers)
        background += shore(backdrop, horizon)
        var scene = background
        scene += water(backdrop, background, horizon, roughness: 0.45)
        let dim: Float = motif.daytime == .night ? 0.55 : motif.daytime == .noon ? 0.02 : 0.15
        let pink = Tint(hex: 0xF57A92).mixed(with: backdrop.palette.dark, dim)
        let rose = Tint(hex: 0xD9486B).mixed(with: backdrop.palette.dark, dim + 0.05)
        let count = frame.aspect > 1 ? 5 : 3
        for number in 0..<count {
            let depth = Float(number) / Float(count - 1)
            let x =
                frame.aspect
                * (0.14 + 0.72 * ((Float(number) * 0.618 + 0.3).truncatingRemainder(dividingBy: 1)))
            let foot = SIMD2(x, horizon + 0.14 + 0.27 * depth)
            let size = (0.26 + 0.27 * depth) * (0.45 + 0.55 * frame.unit)
            let isMirrored = random.oneIn(2)
            let rim = backdrop.rim(
                0.03, 0.03, isMirrored: isMirrored, tint: pink.mixed(with: backdrop.palette.light, 0.6))
            let dark = backdrop.palette.dark
            scene += FigureLayer(
                figure: WaterAnimals.flamingo, foot: foot, size: size, isMirrored: isMirrored, top: rose,
                bottom: pink, opacity: 0.35, isReflection: true)
            scene += FigureLayer(
                figure: WaterAnimals.flamingo, foot: foot, size: size, isMirrored: isMirrored, top: pink,
                bottom: rose, rim: rim)
            scene += FigureLayer(
                figure: WaterAnimals.flamingoBill, foot: foot, size: size, isMirrored: isMirrored, top: dark,
                bottom: dark)
        }
        return scene
    }
}
