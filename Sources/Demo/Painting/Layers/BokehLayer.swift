struct BokehLayer: Layer {
    let discs: [(centre: SIMD2<Float>, radius: Float, tint: Tint, strength: Float)]

    func paint(_ band: inout Band) {
        for disc in discs {
            let soft = max(band.frame.pixel / disc.radius, 0.22)
            band.shade(Box(around: disc.centre, radius: disc.radius * 1.2)) { x, y, tint in
                let dx = (x - disc.centre.x) / disc.radius
                let dy = (y - disc.centre.y) / disc.radius
                let distance = (dx * dx + dy * dy).squareRoot()
                let cover = Wave.coverage(distance - 1, soft) * (0.75 + 0.25 * Wave.step(0.4, 1, distance))
                tint = tint.mixed(with: disc.tint, cover * disc.strength)
            }
        }
    }

    static func scattered(
        _ random: inout SplitMix64, in frame: Frame, count: Int, radius: ClosedRange<Float>, tints: [Tint]
    ) -> BokehLayer {
        BokehLayer(
            discs: (0..<count).map { _ in
                (
                    SIMD2(random.between(0, frame.aspect), random.between(0, 1)),
                    random.between(radius.lowerBound, radius.upperBound) * frame.unit, random.pick(tints),
                    0.4 * random.between(0.4, 1)
                )
            })
    }
}
