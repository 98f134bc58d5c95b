struct Grove: Sendable {
    let backdrop: Backdrop
    private let motif: Motif
    private let frame: Frame
    private let noise: Noise
    /// Position of the light between the trees.
    private let clearing: SIMD2<Float>
    private let glow: Tint
    private let shade: Tint
    private let leaves: [Tint]
    private let floor: Tint
    private let ground: Float = 0.6

    init(_ motif: Motif, in frame: Frame, _ random: inout SplitMix64) {
        self.motif = motif
        self.frame = frame
        noise = motif.noise(70)
        backdrop = Backdrop(motif, in: frame, horizon: 0.6, &random)
        clearing = SIMD2(frame.aspect * random.between(0.38, 0.62), 0.45)
        let palette = backdrop.palette
        let isNight = motif.daytime == .night
        glow = palette.horizon.mixed(with: palette.glow, 0.4) * (isNight ? 0.75 : 1)
        let season = Self.season(motif.subject, &random)
        let dim: Float = isNight ? 0.75 : motif.daytime == .noon ? 0.1 : 0.32
        let tone = palette.dark.mixed(with: palette.haze, 0.35)
        leaves = season.leaves.map { $0.mixed(with: tone, dim) }
        floor = season.floor.mixed(with: palette.dark, dim)
        shade = palette.dark.mixed(with: leaves[0], 0.22)
    }

    var distance: ShadeLayer {
        let aspect = frame.aspect
        let far = leaves[leaves.count / 2].mixed(with: glow, 0.45)
        let deep = leaves[0].mixed(with: backdrop.palette.haze, 0.3)
        return ShadeLayer { [noise, clearing, glow, floor, ground] x, y, tint in
            let dx = (x - clearing.x) / max(0.6, aspect)
            let dy = (y - clearing.y) * 1.15
            let away = (dx * dx + dy * dy).squareRoot()
            let mottled = noise.fractal(x * 6, y * 6, octaves: 4)
            tint = glow.mixed(with: far, Wave.step(0.02, 0.32, away + mottled * 0.1))
            tint = tint.mixed(with: deep, Wave.step(0.2, 0.75, away + mottled * 0.14))
            guard y > ground - 0.05 else { return }
            let below = Wave.step(ground - 0.05, ground + 0.1, y + mottled * 0.04)
            let litter = noise.fractal(x * 30, y * 70, octaves: 3)
            let earth = floor * (0.8 + litter * 0.5)
            let light = Wave.fade(away * 4.2)
            tint = tint.mixed(with: earth.mixed(with: glow, light * 0.65), below)
        }
    }

    var path: ShadeLayer {
        let earth = Tint(0.55, 0.43, 0.32, 0).mixed(with: backdrop.palette.dark, 0.35)
        return ShadeLayer(.rows(from: ground, to: 1)) { [noise, clearing, ground, glow, leaves] x, y, tint in
            let depth = (y - ground) / (1 - ground)
            let bend = Wave.sine(depth * 3.4) * 0.09 * (1 - depth)
            let half = 0.012 + 0.24 * depth * depth + 0.05 * depth
            let edge =
                abs(x - clearing.x - bend) - half + noise.fractal(x * 12, y * 24, octaves: 3) * 0.05 * depth
            let cover = Wave.step(0.012, -0.02, edge)
            let fallen = Wave.step(
                0.22, 0.34, noise.value(x * 75, y * 130) * 0.7 + noise.value(x * 33, y * 60) * 0.5)
            let track = earth.mixed(with: glow, 0.5 * (1 - depth))
            tint = tint.mixed(with: track.mixed(with: leaves[leaves.count - 1], fallen * 0.85), cover * 0.9)
        }
    }

    var rays: ShadeLayer {
        let source = SIMD2(clearing.x + 0.22 * backdrop.light.side * -1, -0.25)
        let light = glow
        return ShadeLayer { [noise] x, y, tint in
            let d = SIMD2(x, y) - source
            let angle = d.x / max(0.05, d.y)
            let shaft = Wave.step(0.0, 0.55, noise.fractal(angle * 7, 0.5, octaves: 3))
            let fading = Wave.fade(d.length * 1.15) * 1.5
            tint = tint.lit(by: light * (shaft * fading * 0.75))
        }
    }

    var undergrowth: GrassLayer {
        GrassLayer(
            noise: motif.noise(110), line: 0.9, dark: shade,
            light: leaves[leaves.count / 2].mixed(with: shade, 0.35))
    }

    /// Leaves at a depth from 0 (far) to 1 (near).
    func foliage(_ depth: Float, coverage: Float) -> FoliageLayer {
        let veil = (1 - depth) * 0.5
        return FoliageLayer(
            noise: motif.noise(80 + Int(depth * 10)),
            tints: leaves.map { $0.mixed(with: glow, veil * 0.8).mixed(with: shade, depth * 0.22) },
            bottom: 0.62 - depth * 0.12, coverage: coverage - depth * 0.12, scale: 5 - 2.4 * depth)
    }

    func trunks(_ depth: Float, isBirch: Bool, _ random: inout SplitMix64) -> TrunkLayer {
        let gap = 0.07 + 0.17 * depth
        var trunks: [TrunkLayer.Trunk] = []
        var x = random.between(-0.05, gap)
        while x < frame.aspect + 0.05 {
            let isInTheWay = abs(x - clearing.x) < 0.1 + 0.1 * depth && motif.subject != .birches
            if !isInTheWay {
                trunks.append(
                    TrunkLayer.Trunk(
                        x: x, foot: ground + 0.04 + 0.34 * depth * random.between(0.85, 1.1),
                        width: (0.009 + 0.045 * depth * depth) * random.between(0.7, 1.35),
                        lean: random.between(-0.05, 0.05)))
            }
            x += gap * random.between(0.45, 1.7)
        }
        let veil = (1 - depth) * (0.55 + 0.3 * backdrop.thickness)
        let brown = backdrop.palette.dark.mixed(
            with: Tint(0.2, 0.13, 0.09, 0), motif.daytime == .night ? 0.25 : 0.6)
        let bark = isBirch ? backdrop.palette.dark.mixed(with: backdrop.palette.haze, 0.35) : brown
        let white =
            backdrop.palette.light.mixed(with: Tint(grey: 0.97), 0.6) * (motif.daytime == .night ? 0.55 : 1)
        let lit = isBirch ? white : brown.mixed(with: glow, 0.4)
        return TrunkLayer(
            noise: motif.noise(90 + Int(depth * 10)), trunks: trunks, dark: bark.mixed(with: glow, veil),
            light: lit.mixed(with: glow, veil * 0.8), side: backdrop.light.side, isBirch: isBirch,
            haze: floor.mixed(with: glow, veil))
    }

    func mist(_ depth: Float) -> FogLayer {
        FogLayer(
            noise: motif.noise(100), middle: 0.56, thickness: 0.42, tint: glow, opacity: 0.4 * (1 - depth))
    }

    private static func season(_ subject: Subject, _ random: inout SplitMix64) -> (
        leaves: [Tint], floor: Tint
    ) {
        let autumn: [[UInt32]] = [
            [0x5A2413, 0xA8431B, 0xD9772A, 0xF0B040], [0x6B3A10, 0xC2761C, 0xE8AE35, 0xF6D66A],
            [0x511A1A, 0x98291F, 0xCB4A28, 0xE98A3B],
        ]
        let summer: [[UInt32]] = [
            [0x16331C, 0x2F5E2C, 0x5E8C3A, 0xA3BD5A], [0x183A2C, 0x2C6146, 0x57936A, 0x9CC48F],
            [0x3D4415, 0x77801F, 0xB3A835, 0xDCCB5C],
        ]
        let tints = random.pick(
            subject == .autumnPath ? autumn : subject == .birches ? summer + autumn : summer)
        let leaves = tints.map { Tint(hex: $0) }
        return (leaves, leaves[1].mixed(with: Tint(0.3, 0.22, 0.14, 0), 0.5))
    }
}

struct FoliageLayer: Layer {
    let noise: Noise
    let tints: [Tint]
    /// Lower limit of the leaves, which thin out toward this height.
    let bottom: Float
    let coverage: Float
    /// Clusters per picture height.
    let scale: Float

    func paint(_ band: inout Band) {
        let threshold = 0.32 - coverage * 0.55
        band.shade(.rows(from: 0, to: bottom)) { x, y, tint in
            let mass = noise.fractal(x * scale, y * scale, octaves: 3)
            let fall = Wave.step(bottom * 0.35, bottom, y) * 0.75
            // Skips points at which even the densest leaves are invisible.
            guard mass + 0.43 - fall > threshold else { return }
            let leaves =
                noise.value(x * scale * 11, y * scale * 11) * 0.5 + noise.value(
                    x * scale * 21, y * scale * 21) * 0.35
            let density = mass + leaves * 0.5 - fall
            let amount = Wave.step(threshold, threshold + 0.1, density)
            guard amount > 0 else { return }
            let hue = max(0, min(0.999, 0.5 + mass * 0.9 + leaves * 0.4)) * Float(tints.count - 1)
            let first = Int(hue)
            let leaf = tints[first].mixed(with: tints[min(first + 1, tints.count - 1)], hue - Float(first))
            tint = tint.mixed(with: leaf * (0.82 + leaves * 0.4), amount * 0.95)
        }
    }
}
