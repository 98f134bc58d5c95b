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
