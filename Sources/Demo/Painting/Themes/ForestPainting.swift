/// Forests: pines in haze, birches, an autumn path, light between trees.
struct ForestPainting: Sendable {
    private let motif: Motif
    private let frame: Frame
    private let seed: UInt64

    init(_ motif: Motif, in frame: Frame) {
        self.motif = motif
        self.frame = frame
        seed = motif.seed
    }

    func scene() -> Scene {
        var random = SplitMix64(seed: seed)
        switch motif.subject {
        case .birches: return birches(&random)
        case .autumnPath: return path(&random)
        case .foggyForest: return rays(&random)
        default: return pines(&random)
        }
    }

    private func pines(_ random: inout SplitMix64) -> Scene {
        let horizon = random.between(0.4, 0.5)
        let backdrop = Backdrop(motif, in: frame, horizon: horizon + 0.1, &random)
        var scene = Scene(backdrop.layers)
        let green = backdrop.palette.dark.mixed(
            with: Tint(0.05, 0.2, 0.14, 0), motif.daytime == .night ? 0.1 : 0.4)
        let count = 6
        let lean = random.between(-0.25, 0.25)
        for step in 0..<count {
            let depth = Float(step + 1) / Float(count)
            let tint = backdrop.tint(at: depth * 0.95, of: green)
            var ground = RidgeLayer(
                noise: Noise(seed &+ UInt64(20 + step)), base: horizon + 0.05 + 0.52 * depth * depth,
                height: 0.1,
                scale: 1.1, tint: tint)
            let slope = lean * (1 - depth * 0.5) * (step % 2 == 0 ? 1 : -0.6)
            let middle = frame.middle
            ground.form = { ($0 - middle) * slope }
            ground.haze = backdrop.tint(at: max(0, depth - 0.32), of: green)
            ground.hazeReach = 0.16
            let size = 0.07 + 0.26 * depth * depth
            let trees = PineLayer.row(
                &random, from: -0.1, to: frame.aspect + 0.1, spacing: size * 0.17,
                height: size * 0.55...size * 1.25,
                tint: tint, ground: ground.line)
            scene.add(
                PineLayer(
                    noise: Noise(seed &+ UInt64(40 + step)), trees: trees, haze: ground.haze,
                    snow: motif.weather == .snow ? 0.9 * depth : 0))
            scene.add(ground)
        }
        scene.add(backdrop.foreground)
        return scene
    }

    private func birches(_ random: inout SplitMix64) -> Scene {
        let grove = Grove(motif, in: frame, &random)
        var scene = Scene([grove.distance])
        for depth in 0..<3 {
            scene.add(grove.foliage(Float(depth) / 3, coverage: 0.5))
            scene.add(grove.trunks(Float(depth) / 2, isBirch: true, &random))
        }
        scene.add(grove.undergrowth)
        scene.add(grove.backdrop.foreground)
        return scene
    }

    private func path(_ random: inout SplitMix64) -> Scene {
        let grove = Grove(motif, in: frame, &random)
        var scene = Scene([grove.distance])
        scene.add(grove.path)
        for depth in 0..<3 {
            scene.add(grove.foliage(Float(depth) / 3, coverage: 0.75))
            scene.add(grove.trunks(Float(depth) / 2, isBirch: false, &random))
        }
        scene.add(grove.foliage(1, coverage: 0.6))
        scene.add(grove.backdrop.foreground)
        return scene
    }

    private func rays(_ random: inout SplitMix64) -> Scene {
        let grove = Grove(motif, in: frame, &random)
        var scene = Scene([grove.distance])
        for depth in 0..<4 {
            scene.add(grove.trunks(Float(depth) / 3, isBirch: false, &random))
            if depth < 3 { scene.add(grove.mist(Float(depth) / 3)) }
        }
        scene.add(grove.rays)
        scene.add(grove.undergrowth)
        return scene
    }
}
