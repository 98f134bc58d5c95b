extension Painting {
    /// Coat colors of the back and of the feet.
    private func coat(_ backdrop: Backdrop, _ random: inout SplitMix64) -> (top: Tint, bottom: Tint) {
        let coats: [(UInt32, UInt32)] = [
            (0x2A2A30, 0x141418), (0xD9822E, 0xA8551C), (0x7D828C, 0x50545E), (0xF0E6D6, 0xBFAE98),
            (0x5A4234, 0x32231C),
        ]
        let coat = random.pick(coats)
        let dim: Float = motif.daytime == .night ? 0.66 : motif.daytime == .noon ? 0.12 : 0.48
        return (
            Tint(hex: coat.0).mixed(with: backdrop.palette.dark, dim),
            Tint(hex: coat.1).mixed(with: backdrop.palette.dark, dim + 0.1)
        )
    }

    private func cat(
        _ figure: Figure, _ backdrop: Backdrop, _ random: inout SplitMix64, foot: SIMD2<Float>, size: Float,
        isMirrored: Bool
    ) -> FigureLayer {
        let coat = coat(backdrop, &random)
        return FigureLayer(
            figure: figure, foot: foot, size: size, isMirrored: isMirrored, top: coat.top,
            bottom: coat.bottom,
            rim: backdrop.rim(
                0.045, 0.03, isMirrored: isMirrored, tint: backdrop.palette.light.mixed(with: coat.top, 0.15))
        )
    }

    func window(_ random: inout SplitMix64) -> Scene {
        let sill = random.between(0.78, 0.83)
        let backdrop = Backdrop(motif, in: frame, horizon: sill - 0.16, &random)
        var scene = Scene(backdrop.layers)
        scene += backdrop.hills(
            3, noise: 20, height: 0.09, scale: 1.6, base: { sill - 0.2 + 0.08 * $0 },
            depth: { 0.3 + 0.22 * $0 })
        scene += precipitation
        let half = min(0.42, frame.aspect * 0.42)
        scene += WindowLayer(
            noise: motif.noise(25),
            opening: Box(left: frame.middle - half, top: 0.07, right: frame.middle + half, bottom: sill),
            palette: backdrop.palette, isDay: motif.daytime == .noon,
            wall: Tint(hex: random.pick([0x6B5B4F, 0x4C5A66, 0x5E4B57, 0x55604C] as [UInt32])),
            curtain: Tint(hex: random.pick([0xB9A58C, 0x9C4A3C, 0x5B7A86, 0xC9B8C4] as [UInt32])))
        let side: Float = random.oneIn(2) ? 1 : -1
        let size = 0.44 * (0.45 + 0.55 * frame.unit)
        let back = random.oneIn(2)
        scene += cat(
            back ? Cats.sittingBack : Cats.sittingSide, backdrop, &random,
            foot: SIMD2(frame.middle + side * half * 0.32, sill + 0.012), size: size, isMirrored: side > 0)
        scene += plant(
            backdrop, foot: SIMD2(frame.middle - side * half * 0.66, sill + 0.015), size: size * 0.55)
        return scene
    }

    private func plant(_ backdrop: Backdrop, foot: SIMD2<Float>, size: Float) -> Scene {
        let dim: Float = motif.daytime == .noon ? 0.15 : 0.55
        let leaf = Tint(hex: 0x4F7F4A).mixed(with: backdrop.palette.dark, dim)
        let clay = Tint(hex: 0xB5653F).mixed(with: backdrop.palette.dark, dim)
        let rim = backdrop.palette.light
        return Scene([
            FigureLayer(
                figure: Plants.leaves, foot: foot, size: size, top: leaf.mixed(with: rim, 0.2),
                bottom: leaf * 0.7, rim: backdrop.rim(0.04, 0.03, tint: leaf.mixed(with: rim, 0.55))),
            FigureLayer(
                figure: Plants.pot, foot: foot, size: size, top: clay, bottom: clay * 0.75,
                rim: backdrop.rim(0.05, 0.01, tint: clay.mixed(with: rim, 0.5))),
        ])
    }

    func wall(_ random: inout SplitMix64) -> Scene {
        let top = random.between(0.62, 0.7)
        let backdrop = Backdrop(motif, in: frame, horizon: top, &random)
        var scene = Scene(backdrop.layers)
        scene += backdrop.hills(
            3, noise: 30, height: 0.09, scale: 1.5, base: { top - 0.1 + 0.05 * $0 },
            depth: { 0.2 + 0.2 * $0 })
        let stone = Tint(hex: random.pick([0xA39684, 0x9A8B86, 0x8C9096] as [UInt32]))
        let dim: Float = motif.daytime == .night ? 0.7 : motif.daytime == .noon ? 0.1 : 0.4
        scene += BricksLayer(
            noise: motif.noise(34), top: top, stone: stone.mixed(with: backdrop.palette.dark, dim),
            light: backdrop.palette.light, snow: motif.weather == .snow)
        let size = frame.size(0.58, width: 1.5)
        let isMirrored = random.oneIn(2)
        scene += cat(
            Cats.lying, backdrop, &random,
            foot: SIMD2(frame.middle + random.between(-0.06, 0.06), top + 0.008), size: size,
            isMirrored: isMirrored)
        return scene
    }

    func fence(_ random: inout SplitMix64) -> Scene {
        let rail = random.between(0.68, 0.74)
        let backdrop = Backdrop(motif, in: frame, horizon: rail + 0.06, &random)
        var scene = Scene(backdrop.layers)
        scene += backdrop.hills(
            2, noise: 40, height: 0.1, scale: 1.8, base: { rail - 0.02 + 0.07 * $0 },
            depth: { 0.28 + 0.25 * $0 })
        let wood = Tint(hex: random.pick([0x8A6A4C, 0x9B9388, 0xB7B0A4] as [UInt32]))
        let dim: Float = motif.daytime == .night ? 0.72 : motif.daytime == .noon ? 0.1 : 0.5
        scene += FenceLayer(
            noise: motif.noise(42), rail: rail, wood: wood.mixed(with: backdrop.palette.dark, dim),
            light: backdrop.palette.light, side: backdrop.light.side)
        scene += cat(
            Cats.walking, backdrop, &random,
            foot: SIMD2(frame.middle + random.between(-0.08, 0.08), rail + 0.004),
            size: frame.size(0.5, width: 1.35), isMirrored: random.oneIn(2))
        return scene
    }

    func roof(_ random: inout SplitMix64) -> Scene {
        let ridge = random.between(0.7, 0.77)
        let backdrop = Backdrop(motif, in: frame, horizon: 0.85, &random, hasDisc: false)
        var scene = Scene(backdrop.layers)
        let size = 0.5 * (0.4 + 0.6 * frame.unit)
        let side: Float = random.oneIn(2) ? 1 : -1
        let foot = SIMD2(frame.middle + side * frame.aspect * 0.06, ridge)
        let moon = foot - SIMD2(side * size * 0.12, size * 0.62)
        let tint = random.pick([Tint(1, 0.93, 0.76, 0), Tint(1, 0.82, 0.55, 0), Tint(0.95, 0.96, 0.92, 0)])
        scene += GlowLayer(centre: moon, reach: size * 1.4, tint: tint, strength: 0.55)
        scene += DiscLayer(centre: moon, radius: size * 0.68, tint: tint, plains: motif.noise(50))
        scene += RoofLayer(
            noise: motif.noise(51), ridge: ridge, lean: side * 0.13, middle: foot.x,
            tile: backdrop.palette.dark.mixed(with: Tint(0.32, 0.2, 0.2, 0), 0.5),
            light: backdrop.palette.light.mixed(with: tint, 0.5), chimney: foot.x - side * frame.aspect * 0.34
        )
        let dark = backdrop.palette.dark
        scene += FigureLayer(
            figure: random.oneIn(2) ? Cats.sittingBack : Cats.sittingSide, foot: foot + SIMD2(0, 0.006),
            size: size * 0.8, isMirrored: side < 0, top: dark, bottom: dark,
            rim: (tint.mixed(with: dark, 0.45), SIMD2(0.02, 0.02)))
        return scene
    }
}

private enum Plants {
    static let pot = Figure([
        .triangle(-0.2, 0.36, 0.2, 0.36, 0.13, 0.02, rounding: 0.02, blend: 0),
        .triangle(-0.2, 0.36, 0.13, 0.02, -0.13, 0.02, rounding: 0.02, blend: 0),
        .limb(-0.21, 0.36, 0.21, 0.36, 0.035, 0.035, blend: 0),
    ])
    static let leaves = Figure(
        Part.curve(0, 0.3, -0.05, 0.7, -0.3, 0.92, 0.05, 0.012),
        Part.curve(0, 0.3, 0.06, 0.75, 0.28, 0.98, 0.05, 0.012),
        Part.curve(0, 0.3, -0.2, 0.55, -0.42, 0.6, 0.05, 0.012),
        Part.curve(0, 0.3, 0.2, 0.55, 0.42, 0.66, 0.05, 0.012),
        Part.curve(0, 0.3, 0, 0.8, 0.02, 1.08, 0.05, 0.012))
}
