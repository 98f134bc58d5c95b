import GalleryCore

extension Painting {
    func rooftops(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.46, 0.54)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon + 0.1, &random)
        var scene = Scene(backdrop.layers)
        scene += backdrop.hills(
            1, noise: 20, height: 0.09, scale: 1.3, base: { _ in horizon }, depth: { _ in 0.22 })
        scene += church(backdrop, foot: SIMD2(frame.aspect * random.between(0.3, 0.7), horizon + 0.16))
        for row in 0..<4 {
            let depth = 0.4 + 0.2 * Float(row)
            let size = 0.1 + 0.062 * Float(row)
            var left = -size * random.between(0.2, 0.8)
            while left < frame.aspect {
                let width = size * random.between(1.1, 1.9)
                let eave = horizon + 0.13 + 0.16 * Float(row) + random.between(-0.03, 0.03)
                scene += house(
                    backdrop, &random, left: left, width: width, eave: eave, size: size, depth: depth)
                left += width * random.between(0.82, 0.98)
            }
        }
        return scene
    }

    private func church(_ backdrop: Backdrop, foot: SIMD2<Float>) -> FigureLayer {
        let tint = backdrop.tint(at: 0.4)
        let figure = Figure([
            .limb(0, 0, 0, 0.55, 0.09, 0.085), .triangle(-0.1, 0.6, 0.1, 0.6, 0, 1.1, rounding: 0.004),
            .limb(0, 1.08, 0, 1.2, 0.006, 0.004, blend: 0),
            .limb(-0.03, 1.16, 0.03, 1.16, 0.005, 0.005, blend: 0),
            .limb(0.1, 0, 0.34, 0, 0.16, 0.16),
        ])
        return FigureLayer(
            figure: figure, foot: foot, size: 0.3, top: tint,
            bottom: tint.mixed(with: backdrop.palette.haze, 0.4),
            rim: backdrop.rim(0.03, 0.015, tint: backdrop.palette.light.mixed(with: tint, 0.4)))
    }

    private func house(
        _ backdrop: Backdrop, _ random: inout SplitMix64, left: Float, width: Float, eave: Float, size: Float,
        depth: Float
    ) -> House {
        let palette = backdrop.palette
        let isNight = motif.daytime == .night
        let dim: Float = isNight ? 0.66 : motif.daytime == .noon ? 0.05 : 0.3
        let roofs: [UInt32] = [0xA8492F, 0xB95D38, 0x8F3E2C, 0x7B4A3C, 0x6B5A54, 0xC0703F]
        let walls: [UInt32] = [0xE8D9B8, 0xD9B48A, 0xC9CCC4, 0xE3C6A0, 0xB9B3A6, 0xD6A28A]
        let roof = Tint(hex: random.pick(roofs)).mixed(with: palette.dark, dim)
        let wall = Tint(hex: random.pick(walls)).mixed(with: palette.dark, dim + 0.1)
        let veil = (1 - depth) * (0.5 + 0.5 * backdrop.thickness)
        return House(
            noise: Noise(random.next()), left: left, width: width, eave: eave,
            ridge: eave - size * random.between(0.55, 0.9),
            isGable: random.oneIn(2), storey: size * 0.45, roof: roof.mixed(with: palette.haze, veil),
            wall: wall.mixed(with: palette.haze, veil), light: palette.light, side: backdrop.light.side,
            window: motif.daytime == .noon
                ? nil : Tint(1, 0.8, 0.45, 0).mixed(with: palette.haze, veil * 0.6),
            lit: isNight ? 0.5 : 0.3, chimney: random.between(0.2, 0.8), snow: motif.weather == .snow)
    }
}
