extension Painting {
    func savanna(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.7, 0.76)
        let isNoon = motif.daytime == .noon
        let backdrop = Backdrop(motif, in: frame, horizon: horizon, &random, hasDisc: isNoon)
        let palette = backdrop.palette
        var scene = Scene(backdrop.layers)
        if !isNoon {
            let sun = SIMD2(backdrop.light.position.x, horizon - 0.1)
            scene += GlowLayer(centre: sun, reach: 0.6, tint: palette.glow, strength: 0.7)
            scene += DiscLayer(
                centre: sun, radius: 0.13 * frame.unit, tint: palette.glow.mixed(with: Tint(grey: 1), 0.35))
        }
        scene += backdrop.hills(
            2, noise: 20, height: 0.05, scale: 1.8, base: { horizon - 0.02 + 0.025 * $0 },
            depth: { 0.25 + 0.15 * $0 })
        scene += acacias(backdrop, &random, horizon)
        let straw = (isNoon ? Tint(0.8, 0.66, 0.35, 0) : palette.light).mixed(
            with: palette.dark, isNoon ? 0.1 : 0.35)
        scene += MeadowLayer(
            noise: motif.noise(24), horizon: horizon + 0.03, light: straw,
            dark: palette.dark.mixed(with: straw, 0.3), haze: palette.haze, dots: straw)
        scene += animal(
            backdrop, foot: SIMD2(frame.aspect * random.between(0.44, 0.56), horizon + 0.16))
        scene += GrassLayer(
            noise: motif.noise(25), line: horizon + 0.19, dark: palette.dark.mixed(with: straw, 0.12),
            light: straw)
        return scene
    }

    private func acacias(_ backdrop: Backdrop, _ random: inout SplitMix64, _ horizon: Float) -> Scene {
        var scene = Scene()
        for number in 0..<3 {
            let near = number == 2
            let tint = backdrop.tint(at: near ? 0.85 : 0.5)
            let edge: Float = backdrop.light.side > 0 ? 0.86 : 0.14
            let x = frame.aspect * (near ? edge : random.between(0.1, 0.9))
            scene += FigureLayer(
                figure: SavannaAnimals.acacia, foot: SIMD2(x, horizon + (near ? 0.09 : 0.04)),
                size: near ? 0.46 * (0.4 + 0.6 * frame.unit) : 0.16, isMirrored: random.oneIn(2), top: tint,
                bottom: tint, rim: (tint.mixed(with: backdrop.palette.light, 0.4), SIMD2(0, 0.02)))
        }
        return scene
    }

    private func animal(_ backdrop: Backdrop, foot: SIMD2<Float>) -> Scene {
        let dim: Float = motif.daytime == .noon ? 0.12 : 0.68
        let dark = backdrop.palette.dark
        let isMirrored = backdrop.light.side < 0
        func tone(_ hex: UInt32) -> Tint { Tint(hex: hex).mixed(with: dark, dim) }
        func piece(_ figure: Figure, _ top: Tint, _ bottom: Tint, _ size: Float, rim: Bool) -> FigureLayer {
            FigureLayer(
                figure: figure, foot: foot, size: size, isMirrored: isMirrored, top: top, bottom: bottom,
                rim: rim
                    ? backdrop.rim(
                        0.03, 0.03, isMirrored: isMirrored,
                        tint: top.mixed(with: backdrop.palette.light, 0.75))
                    : nil)
        }
        if motif.subject == .elephant {
            let size = frame.size(0.5, width: 1.75)
            return Scene([
                piece(SavannaAnimals.elephant, tone(0x8A8584), tone(0x5E5856), size, rim: true),
                piece(SavannaAnimals.elephantEar, tone(0x7A7574), tone(0x4E4846), size, rim: true),
                piece(SavannaAnimals.tusk, tone(0xF4ECD8), tone(0xF4ECD8), size, rim: false),
            ])
        }
        let size = 0.44 * (0.45 + 0.55 * frame.unit)
        let coat = piece(SavannaAnimals.giraffe, tone(0xE0A850), tone(0xC98A3A), size, rim: true)
        return Scene([coat, SpotsLayer(noise: motif.noise(30), coat: coat, spot: tone(0x7A4420))])
    }
}

/// Giraffe pattern on a figure that an earlier layer painted: cells around random points, separated by pale lines.
private struct SpotsLayer: Layer {
    let noise: Noise
    let coat: FigureLayer
    let spot: Tint

    func paint(_ band: inout Band) {
        band.shade(coat.box) { x, y, tint in
            let p = SIMD2(
                (x - coat.foot.x) / coat.size * (coat.isMirrored ? -1 : 1), (coat.foot.y - y) / coat.size)
            guard p.y > 0.3, coat.figure.distance(p) < -0.012 else { return }
            let gap = gapToNeighbour(p * 13)
            tint = tint.mixed(with: spot, Wave.step(0.1, 0.2, gap) * Wave.step(0.3, 0.42, p.y) * 0.85)
        }
    }

    /// Difference between the distances to the nearest and to the second nearest point.
    private func gapToNeighbour(_ p: SIMD2<Float>) -> Float {
        let column = Int32(p.x.rounded(.down))
        let row = Int32(p.y.rounded(.down))
        var nearest: Float = 100
        var second: Float = 100
        for j in row - 1...row + 1 {
            for i in column - 1...column + 1 {
                let point = SIMD2(Float(i) + noise.cell(i, j), Float(j) + noise.cell(i &+ 500, j))
                let distance = (point - p).length
                if distance < nearest {
                    (nearest, second) = (distance, nearest)
                } else {
                    second = min(second, distance)
                }
            }
        }
        return second - nearest
    }
}
