struct PineLayer: Layer {
    struct Tree: Sendable {
        let foot: SIMD2<Float>
        let height: Float
        let tint: Tint
    }

    let noise: Noise
    let trees: [Tree]
    var haze: Tint?
    /// Amount of snow, 0 to 1.
    var snow: Float = 0

    func paint(_ band: inout Band) {
        for (number, tree) in trees.enumerated() { paint(tree, Int32(number), &band) }
    }

    private func paint(_ tree: Tree, _ number: Int32, _ band: inout Band) {
        let pixel = band.frame.pixel
        let top = tree.foot.y - tree.height
        let slender = 0.17 + 0.09 * noise.cell(number, 1)
        let tiers = 7 + 5 * noise.cell(number, 2)
        let reach = tree.height * slender * 1.4 + pixel
        let box = Box(left: tree.foot.x - reach, top: top, right: tree.foot.x + reach, bottom: tree.foot.y)
        let columns = band.columns(of: box)
        guard !columns.isEmpty else { return }
        for (row, y) in band.visibleRows(of: box) {
            let t = (y - top) / tree.height
            guard t > 0, t < 1 else { continue }
            let phase = t * tiers * (0.8 + 0.4 * t) + noise.cell(number, 3)
            let within = phase - phase.rounded(.down)
            var half = tree.height * slender * (0.04 + 0.96 * t) * (0.42 + 0.58 * within)
            if t > 0.95 { half = tree.height * 0.016 }
            let ragged = t * tree.height * 90
            let left = tree.foot.x - half * (1 + 0.35 * noise.value(ragged, Float(number) * 3.1))
            let right = tree.foot.x + half * (1 + 0.35 * noise.value(ragged + 50, Float(number) * 3.1))
            var tint = tree.tint * (0.86 + 0.2 * within)
            if let haze { tint = tint.mixed(with: haze, t * t * 0.75) }
            let white = snow * Wave.step(0.6, 0.25, within) * 0.8
            for column in columns where !band.isHidden(column, y) {
                let x = band.x(column)
                let inside = min(x + pixel / 2, right) - max(x - pixel / 2, left)
                guard inside > 0 else { continue }
                let patchy = white > 0 ? white * Wave.step(-0.3, 0.3, noise.value(x * 160, t * 60)) : 0
                let lit = tint.mixed(with: Tint(0.86, 0.9, 0.96, 0), patchy)
                band[column, row] = band[column, row].mixed(with: lit, min(1, inside / pixel))
            }
        }
    }

    /// Row of trees along a ground line; independent of the picture size.
    static func row(
        _ random: inout SplitMix64, from left: Float, to right: Float, spacing: Float,
        height: ClosedRange<Float>, tint: Tint, ground: (Float) -> Float
    ) -> [Tree] {
        var trees: [Tree] = []
        var x = left
        while x < right {
            let tall = random.between(height.lowerBound, height.upperBound)
            let foot = SIMD2(x, ground(x) + 0.012)
            trees.append(Tree(foot: foot, height: tall, tint: tint * random.between(0.85, 1.15)))
            x += spacing * random.between(0.35, 1.6)
        }
        return trees
    }
}
