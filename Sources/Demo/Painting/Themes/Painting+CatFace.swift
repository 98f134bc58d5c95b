extension Painting {
    private struct Coat {
        let fur: Tint
        let stripe: Tint
        let muzzle: Tint
        let iris: Tint

        init(_ fur: UInt32, stripe: UInt32, muzzle: UInt32, iris: UInt32) {
            self.fur = Tint(hex: fur)
            self.stripe = Tint(hex: stripe)
            self.muzzle = Tint(hex: muzzle)
            self.iris = Tint(hex: iris)
        }
    }

    func catFace(_ random: inout SplitMix64) -> Scene {
        let palette = DemoPalette(motif)
        let coats = [
            Coat(0xD98436, stripe: 0xA5551B, muzzle: 0xF6E3C8, iris: 0xC8A62A),
            Coat(0x8A8F98, stripe: 0x50555F, muzzle: 0xD9DBDD, iris: 0x8CB84A),
            Coat(0x37373E, stripe: 0x222227, muzzle: 0x4C4C55, iris: 0xE3B62C),
            Coat(0xF1EAE0, stripe: 0xD8CBBA, muzzle: 0xFFFFFF, iris: 0x5FA8D8),
            Coat(0x94765A, stripe: 0x55402F, muzzle: 0xE9D9C4, iris: 0x9DB84A),
        ]
        let coat = random.pick(coats)
        var scene = Scene([SkyLayer(palette: palette, horizon: 1)])
        let lights = [palette.light, palette.horizon, palette.lower, Tint(grey: 1)]
        scene += BokehLayer.scattered(
            &random, in: frame, count: 26, radius: 0.04...0.15, tints: lights)
        let size = 0.56 * (0.25 + 0.75 * frame.unit)
        let middle = SIMD2(frame.middle + random.between(-0.03, 0.03), 0.56)
        add(coat, at: middle, size: size, to: &scene, light: palette.light)
        return scene
    }

    private func add(_ coat: Coat, at middle: SIMD2<Float>, size: Float, to scene: inout Scene, light: Tint) {
        func layer(_ figure: Figure, _ top: Tint, _ bottom: Tint, rim: Tint? = nil) {
            scene += FigureLayer(
                figure: figure, foot: middle, size: size, top: top, bottom: bottom,
                rim: rim.map { ($0, SIMD2(-0.05 * 0.6, 0.05)) })
        }
        let glow = coat.fur.mixed(with: light, 0.6)
        layer(CatFace.shoulders, coat.fur.mixed(with: coat.stripe, 0.3), coat.stripe, rim: glow)
        layer(CatFace.head, coat.fur, coat.fur.mixed(with: coat.stripe, 0.35), rim: glow)
        scene += FurLayer(
            noise: motif.noise(20), middle: middle, size: size, figure: CatFace.head, stripe: coat.stripe)
        layer(
            CatFace.innerEars, Tint(0.9, 0.62, 0.58, 0).mixed(with: coat.stripe, 0.35),
            Tint(0.8, 0.5, 0.5, 0).mixed(with: coat.stripe, 0.3))
        layer(CatFace.muzzle, coat.muzzle, coat.muzzle.mixed(with: coat.fur, 0.3))
        let dark = Tint(0.05, 0.045, 0.05, 0)
        layer(CatFace.lids, dark, dark)
        layer(CatFace.eyes, coat.iris * 0.8, coat.iris.mixed(with: Tint(0.9, 1, 0.7, 0), 0.35))
        layer(CatFace.pupils, dark * 0.5, dark * 0.5)
        layer(CatFace.glints, Tint(grey: 1), Tint(grey: 1))
        layer(CatFace.nose, Tint(0.85, 0.52, 0.5, 0).mixed(with: coat.stripe, 0.15), Tint(0.7, 0.4, 0.4, 0))
        layer(CatFace.mouth, dark.mixed(with: coat.fur, 0.25), dark.mixed(with: coat.fur, 0.25))
        scene += FigureLayer(
            figure: CatFace.whiskers, foot: middle, size: size, top: Tint(grey: 0.97),
            bottom: Tint(grey: 0.97), opacity: 0.75)
    }
}

/// Stripes and hair on a figure that an earlier layer painted.
private struct FurLayer: Layer {
    let noise: Noise
    let middle: SIMD2<Float>
    let size: Float
    let figure: Figure
    let stripe: Tint

    func paint(_ band: inout Band) {
        band.shade(Box(around: middle, radius: size * 0.8)) { x, y, tint in
            let p = SIMD2((x - middle.x) / size, (middle.y - y) / size)
            guard figure.distance(p) < -0.01 else { return }
            let hair =
                noise.value(p.x * 46 + p.y * p.x * 30, p.y * 13) * 0.6 + noise.value(p.x * 97, p.y * 31) * 0.4
            tint *= 1 + hair * 0.13
            let wobble = noise.fractal(p.x * 4, p.y * 4, octaves: 2) * 0.05
            // M pattern on the forehead, bars on the cheeks.
            let brow =
                abs(Wave.sine((p.x + wobble) * 26)) * Wave.step(0.1, 0.24, p.y)
                * Wave.step(0.3, 0.2, abs(p.x))
            let cheek =
                abs(Wave.sine((p.y + wobble + abs(p.x) * 0.35) * 27)) * Wave.step(0.3, 0.4, abs(p.x))
                * Wave.step(0.2, 0.05, p.y)
            let amount = Wave.step(0.72, 0.95, max(brow, cheek) + hair * 0.12)
            tint = tint.mixed(with: stripe, amount * 0.75)
        }
    }
}

/// Parts of a cat's face, relative to the bridge of the nose; the head is about one unit wide.
private enum CatFace {
    static let shoulders = Figure([
        .ellipse(0, -0.95, 0.62, 0.62, blend: 0), .limb(0, -0.3, 0, -0.8, 0.34, 0.5, blend: 0.1),
    ])
    static let head = Figure([
        .ellipse(0, 0, 0.5, 0.42, blend: 0), .ellipse(-0.26, -0.14, 0.26, 0.24, blend: 0.08),
        .ellipse(0.26, -0.14, 0.26, 0.24, blend: 0.08),
        .triangle(-0.48, 0.18, -0.1, 0.38, -0.4, 0.74, rounding: 0.03, blend: 0.06),
        .triangle(0.48, 0.18, 0.1, 0.38, 0.4, 0.74, rounding: 0.03, blend: 0.06),
        .ellipse(0, -0.3, 0.2, 0.13, blend: 0.1),
    ])
    static let innerEars = Figure(
        both { s in [.triangle(s * 0.42, 0.3, s * 0.2, 0.41, s * 0.37, 0.65, rounding: 0.02, blend: 0)] })
    static let muzzle = Figure(
        both { s in [.ellipse(s * 0.085, -0.23, 0.12, 0.1, blend: 0.03)] },
        [.ellipse(0, -0.33, 0.09, 0.065, blend: 0.03), .limb(0, -0.1, 0, -0.2, 0.045, 0.08, blend: 0.05)])
    static let lids = Figure(
        both { s in
            [
                .ellipse(s * 0.21, 0.03, 0.135, 0.105, turn: s * 14, blend: 0),
                .limb(s * 0.1, -0.03, s * 0.075, -0.065, 0.022, 0.01),
            ]
        })
    static let eyes = Figure(both { s in [.ellipse(s * 0.21, 0.03, 0.115, 0.087, turn: s * 14, blend: 0)] })
    static let pupils = Figure(both { s in [.ellipse(s * 0.205, 0.03, 0.034, 0.08, blend: 0)] })
    static let glints = Figure(both { s in [.disc(s * 0.205 - 0.035, 0.068, 0.02, blend: 0)] })
    static let nose = Figure([.triangle(-0.055, -0.125, 0.055, -0.125, 0, -0.18, rounding: 0.014, blend: 0)])
    static let mouth = Figure(
        [.limb(0, -0.18, 0, -0.235, 0.007, 0.007, blend: 0)],
        both { s in Part.curve(0, -0.235, s * 0.05, -0.3, s * 0.115, -0.262, 0.008, 0.004, blend: 0) })
    static let whiskers = Figure(
        both { s in
            Part.curve(s * 0.14, -0.2, s * 0.4, -0.14, s * 0.68, -0.17, 0.005, 0.001, blend: 0)
                + Part.curve(s * 0.14, -0.23, s * 0.4, -0.23, s * 0.68, -0.3, 0.005, 0.001, blend: 0)
                + Part.curve(s * 0.14, -0.26, s * 0.36, -0.32, s * 0.6, -0.43, 0.005, 0.001, blend: 0)
        })

    private static func both(_ parts: (Float) -> [Part]) -> [Part] { parts(-1) + parts(1) }
}
