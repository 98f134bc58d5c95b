/// Flower seen from above or obliquely: petals as a function of angle and distance.
struct BlossomLayer: Layer {
    enum Kind: Sendable { case poppy, daisy, sunflower, cherry }

    let kind: Kind
    let noise: Noise
    let centre: SIMD2<Float>
    let radius: Float
    /// Foreshortening factor; 1 when seen from above.
    let tilt: Float
    let turn: Float
    let petal: Tint
    let shade: Tint
    let heart: Tint
    /// Blur of flowers out of focus, in radii.
    var blur: Float = 0

    func paint(_ band: inout Band) {
        let soft = max(band.frame.pixel / radius, blur)
        band.shade(Box(around: centre, radius: radius * (1.15 + blur))) { x, y, tint in
            let p = SIMD2((x - centre.x) / radius, (y - centre.y) / (radius * tilt))
            let distance = p.length
            guard distance < 1.15 + soft else { return }
            let angle = Wave.turns(p.x, p.y) + turn
            let (color, edge) = self.color(angle - angle.rounded(.down), distance, p)
            tint = tint.mixed(with: color, Wave.coverage(edge, soft))
        }
    }

    /// Color at a point of the flower, and the point's distance outside the flower's outline.
    private func color(_ angle: Float, _ distance: Float, _ p: SIMD2<Float>) -> (Tint, Float) {
        switch kind {
        case .poppy: return poppy(angle, distance, p)
        case .daisy: return rays(angle, distance, p, count: 17, heartSize: 0.27, isPointed: false)
        case .sunflower: return rays(angle, distance, p, count: 23, heartSize: 0.46, isPointed: true)
        case .cherry: return cherry(angle, distance)
        }
    }

    private func poppy(_ angle: Float, _ distance: Float, _ p: SIMD2<Float>) -> (Tint, Float) {
        let ruffle = noise.value(angle * 26, 3) * 0.045 + noise.value(angle * 7, 9) * 0.07
        let lobe = abs(Wave.sine(angle * 2 * Wave.pi * 2))
        let edge = distance - (0.84 + 0.12 * lobe + ruffle)
        let seam = Wave.step(0.32, 0, lobe)
        let fold =
            noise.value(angle * 38, distance * 1.4) * 0.5 + noise.value(angle * 17, distance * 2.5 + 7) * 0.5
        var tint = shade.mixed(with: petal, Wave.step(0.05, 0.75, distance + fold * 0.16))
        tint = tint.mixed(with: shade, seam * 0.55 * Wave.step(1, 0.4, distance))
        tint *= 1 + fold * 0.13
        tint = tint.lit(by: Tint(0.35, 0.22, 0.15, 0) * Wave.step(0.75, 1, distance - p.y * 0.25) * 0.5)
        let stamens = Wave.step(0.28, 0.23, distance + noise.value(angle * 44, 1) * 0.05)
        tint = tint.mixed(with: heart, stamens * 0.95)
        tint = tint.mixed(with: Tint(0.55, 0.6, 0.35, 0), Wave.step(0.12, 0.1, distance))
        return (tint, edge)
    }

    private func rays(
        _ angle: Float, _ distance: Float, _ p: SIMD2<Float>, count: Float, heartSize: Float, isPointed: Bool
    )
        -> (Tint, Float)
    {
        let front = ray(angle, distance, count, 0, isPointed)
        let back = ray(angle + 0.5 / count, distance, count, 50, isPointed)
        let isFront = front.edge < 0.004
        let edge = min(min(front.edge, back.edge), distance - heartSize)
        let along = Wave.step(heartSize, 1, distance)
        var tint = shade.mixed(with: petal, 0.25 + 0.75 * along)
        if !isFront { tint = tint.mixed(with: shade, 0.5) }
        tint *=
            1 - 0.12 * abs(isFront ? front.across : back.across) + noise.value(angle * 160, distance * 2)
            * 0.05
        let inside = heartSize - distance
        guard inside > -0.02 else { return (tint, edge) }
        let seeds = noise.value(p.x * 34 / heartSize * 0.5, p.y * 34 / heartSize * 0.5)
        let ring = Wave.step(0.3, 1, distance / heartSize)
        var core = heart * (0.75 + 0.35 * seeds) * (isPointed ? 0.55 + 0.6 * ring : 1.12 - 0.35 * ring)
        core = core.lit(by: Tint(0.3, 0.25, 0.1, 0) * max(0, -p.y) * 0.6)
        return (tint.mixed(with: core, Wave.step(-0.02, 0.015, inside)), edge)
    }

    private func ray(_ angle: Float, _ distance: Float, _ count: Float, _ salt: Float, _ isPointed: Bool)
        -> (edge: Float, across: Float)
    {
        let place = angle * count
        let number = place.rounded()
        let length = 0.93 + noise.value(number * 3.7 + salt, 1) * 0.07
        let bend = noise.value(number * 5.3 + salt, 2) * 0.16
        let across = (place - number + bend * distance) * 2
        let t = distance / length
        let width =
            isPointed ? max(0, 1 - t * t * t) * 0.95 : max(0, 1 - t * t * t * t * t).squareRoot() * 0.84
        // Distance outside the petal, both sideways and beyond the tip.
        let sideways = (abs(across) - width) * distance * Wave.pi / count
        return (max(sideways, distance - length), across)
    }

    private func cherry(_ angle: Float, _ distance: Float) -> (Tint, Float) {
        let place = angle * 5
        let across = (place - place.rounded()) * 2
        let notch = 0.13 * Wave.step(0.22, 0, abs(across))
        let edge = max(
            distance - (0.95 - 0.32 * across * across * across * across - notch),
            (abs(across) - 0.93) * distance * 0.6)
        var tint = shade.mixed(with: petal, Wave.step(0.05, 0.65, distance))
        tint *= 1 - 0.1 * Wave.step(0.55, 1, abs(across)) + noise.value(angle * 60, distance * 2) * 0.03
        let filament = Wave.step(0.5, 0.8, noise.value(angle * 30, 5) + 0.3) * Wave.step(0.46, 0.4, distance)
        tint = tint.mixed(with: heart, filament * 0.6)
        let anther =
            Wave.step(0.055, 0.03, abs(distance - 0.42)) * Wave.step(0.1, 0.5, noise.value(angle * 30, 5))
        tint = tint.mixed(with: Tint(0.95, 0.75, 0.3, 0), anther)
        tint = tint.mixed(with: heart, Wave.step(0.16, 0.1, distance))
        return (tint, edge)
    }
}
