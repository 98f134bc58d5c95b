import GalleryCore

extension Painting {
    private struct Bloom {
        let petal: Tint
        let shade: Tint
        let heart: Tint
        let size: Float
    }

    private func bloom(_ kind: BlossomLayer.Kind, _ random: inout SplitMix64) -> Bloom {
        switch kind {
        case .poppy:
            let reds: [(UInt32, UInt32)] = [(0xE8321F, 0x8E0F12), (0xF0502A, 0xA81A10), (0xD92132, 0x7A0A1C)]
            let red = random.pick(reds)
            return Bloom(
                petal: Tint(hex: red.0), shade: Tint(hex: red.1), heart: Tint(hex: 0x1A1016), size: 1)
        case .daisy:
            return Bloom(
                petal: Tint(hex: 0xFDFBF5), shade: Tint(hex: 0xB9BFCF), heart: Tint(hex: 0xF2B71E), size: 0.8)
        case .sunflower:
            return Bloom(
                petal: Tint(hex: 0xFFC61A), shade: Tint(hex: 0xD97F0C), heart: Tint(hex: 0x5A3417), size: 1.35
            )
        case .cherry:
            return Bloom(
                petal: Tint(hex: random.pick([0xFFE6EE, 0xFFD3E0, 0xFFF2F4])), shade: Tint(hex: 0xF090B0),
                heart: Tint(hex: 0xC0406A), size: 0.5)
        }
    }

    private func toned(_ tint: Tint, _ backdrop: Backdrop) -> Tint {
        let amount: Float = motif.daytime == .noon ? 0.06 : 0.24
        return (tint * (1 - amount * 0.35)).mixed(with: backdrop.palette.light, amount * 0.55)
    }

    func meadow(_ random: inout SplitMix64, _ kind: BlossomLayer.Kind) -> Scene {
        let horizon = random.between(0.26, 0.38)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon + 0.04, &random)
        var scene = Scene(backdrop.layers)
        scene += backdrop.hills(
            1, noise: 20, height: 0.07, scale: 1.4, base: { _ in horizon - 0.015 }, depth: { _ in 0.28 })
        let bloom = bloom(kind, &random)
        let petal = toned(bloom.petal, backdrop)
        let shade = toned(bloom.shade, backdrop)
        scene += MeadowLayer(
            noise: motif.noise(21), horizon: horizon, light: toned(Tint(hex: 0x8FB34A), backdrop),
            dark: toned(Tint(hex: 0x1F4A25), backdrop).mixed(with: backdrop.palette.dark, 0.2),
            haze: backdrop.palette.haze, dots: petal)
        let stem = toned(Tint(hex: 0x2F6B2C), backdrop)
        let count = 46
        for number in 0..<count {
            let depth = Float(number + 1) / Float(count)
            let near = depth * depth * depth
            let y =
                horizon + 0.05 + (0.9 - horizon) * (0.12 + 0.72 * depth * depth) + random.between(-0.05, 0.02)
            let centre = SIMD2(frame.aspect * random.between(-0.04, 1.04), y - 0.1 * near)
            let radius = (0.012 + 0.135 * near) * bloom.size * frame.unit * random.between(0.8, 1.2)
            let foot = SIMD2(centre.x + random.between(-0.04, 0.04), centre.y + radius * 4 + 0.1)
            let far = (1 - depth) * 0.35
            scene += StemLayer(
                from: centre, to: foot, width: radius * 0.11,
                tint: stem.mixed(with: backdrop.palette.haze, far))
            scene += BlossomLayer(
                kind: kind, noise: Noise(random.next()), centre: centre, radius: radius,
                tilt: kind == .sunflower ? random.between(0.9, 1) : random.between(0.6, 0.92),
                turn: random.fraction(), petal: petal.mixed(with: backdrop.palette.haze, far),
                shade: shade.mixed(with: backdrop.palette.haze, far), heart: toned(bloom.heart, backdrop),
                blur: number > count - 3 ? 0.12 : 0.02)
        }
        return scene
    }

    func cherry(_ random: inout SplitMix64) -> Scene {
        let backdrop = Backdrop(motif, in: frame, horizon: 1.1, &random, clouds: false, hasDisc: false)
        var scene = Scene(backdrop.layers)
        let pinks = [Tint(hex: 0xFFD7E4), Tint(hex: 0xF7A8C4), Tint(hex: 0xFFFFFF), backdrop.palette.light]
        scene += BokehLayer.scattered(
            &random, in: frame, count: 34, radius: 0.03...0.13, tints: pinks)
        let bark = Tint(hex: 0x3A2622).mixed(with: backdrop.palette.dark, 0.4)
        let isMirrored = random.oneIn(2)
        let size = max(frame.aspect, 1) * 1.05
        let foot = SIMD2(isMirrored ? frame.aspect + 0.05 : -0.05, random.between(0.82, 0.95))
        scene += FigureLayer(
            figure: Branches.cherry, foot: foot, size: size, isMirrored: isMirrored, top: bark, bottom: bark,
            rim: (bark.mixed(with: backdrop.palette.light, 0.5), SIMD2(-0.004, 0.006)))
        let bloom = bloom(.cherry, &random)
        for twig in Branches.cherryTips {
            for _ in 0..<4 {
                let across = twig.x + random.between(-0.06, 0.06)
                let place = SIMD2(
                    foot.x + (isMirrored ? -across : across) * size,
                    foot.y - (twig.y + random.between(-0.06, 0.06)) * size)
                let isDistant = random.oneIn(3)
                scene += BlossomLayer(
                    kind: .cherry, noise: Noise(random.next()), centre: place,
                    radius: 0.062 * (0.5 + 0.5 * size) * random.between(0.75, 1.2),
                    tilt: random.between(0.7, 1), turn: random.fraction(),
                    petal: toned(bloom.petal, backdrop), shade: toned(bloom.shade, backdrop),
                    heart: bloom.heart, blur: isDistant ? 0.2 : 0.02)
            }
        }
        return scene
    }
}

private struct StemLayer: Layer {
    let from: SIMD2<Float>
    let to: SIMD2<Float>
    let width: Float
    let tint: Tint

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let half = max(width / 2, pixel * 0.4)
        let strength = min(1, width / max(width, pixel * 0.8))
        let box = Box(
            left: min(from.x, to.x) - half - pixel, top: from.y, right: max(from.x, to.x) + half + pixel,
            bottom: to.y)
        band.shade(box) { x, y, tint in
            let t = (y - from.y) / (to.y - from.y)
            let middle = from.x + (to.x - from.x) * t * t
            let cover = Wave.coverage(abs(x - middle) - half, pixel)
            tint = tint.mixed(with: self.tint * (1 - 0.25 * (x > middle ? 1 : 0)), cover * strength)
        }
    }
}
