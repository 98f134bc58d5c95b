extension Painting {
    func pines(_ random: inout SplitMix64) -> Scene {
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
                noise: motif.noise(20 + step), base: horizon + 0.05 + 0.52 * depth * depth, height: 0.1,
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
            scene += PineLayer(
                noise: motif.noise(40 + step), trees: trees, haze: ground.haze,
                snow: motif.weather == .snow ? 0.9 * depth : 0)
            scene += ground
        }
        return scene
    }

    func birches(_ random: inout SplitMix64) -> Scene {
        let grove = Grove(motif, in: frame, &random)
        var scene = Scene([grove.distance])
        for depth in 0..<3 {
            scene += grove.foliage(Float(depth) / 3, coverage: 0.5)
            scene += grove.trunks(Float(depth) / 2, isBirch: true, &random)
        }
        scene += grove.undergrowth
        return scene
    }

    func path(_ random: inout SplitMix64) -> Scene {
        let grove = Grove(motif, in: frame, &random)
        var scene = Scene([grove.distance])
        scene += grove.path
        for depth in 0..<3 {
            scene += grove.foliage(Float(depth) / 3, coverage: 0.75)
            scene += grove.trunks(Float(depth) / 2, isBirch: false, &random)
        }
        scene += grove.foliage(1, coverage: 0.6)
        return scene
    }

    func rays(_ random: inout SplitMix64) -> Scene {
        let grove = Grove(motif, in: frame, &random)
        var scene = Scene([grove.distance])
        for depth in 0..<4 {
            scene += grove.trunks(Float(depth) / 3, isBirch: false, &random)
            if depth < 3 { scene += grove.mist(Float(depth) / 3) }
        }
        scene += grove.rays
        scene += grove.undergrowth
        return scene
    }
}
