struct StripesLayer: OutlinedLayer {
    let noise: Noise
    let vanishing: SIMD2<Float>
    let colors: [Tint]
    let leaf: Tint
    let haze: Tint

    func line(_ x: Float) -> Float { vanishing.y }

    func paint(_ band: inout Band) {
        band.shade(.rows(from: vanishing.y, to: 1)) { x, y, tint in
            let depth = max(1e-3, y - vanishing.y)
            let across = (x - vanishing.x) / depth * 1.5
            let stripe = across.rounded(.down)
            let within = across - stripe
            let number = Int(max(-1e5, min(1e5, stripe)))
            let color = colors[((number % colors.count) + colors.count) % colors.count]
            let far = 1 / depth
            let bloom = noise.value(across * 13, far * 8) * 0.6 + noise.value(across * 29, far * 17) * 0.4
            let blurred = Wave.step(0.02, 0.12, depth)
            var bed = leaf.mixed(with: color, 0.72 + (Wave.step(-0.25, 0.25, bloom) - 0.72) * blurred)
            bed *= 1 + bloom * 0.2 * blurred
            // Nearby, leaves show between the flowers.
            let shaded = leaf * (0.62 + bloom * 0.3)
            bed = bed.mixed(with: shaded, Wave.step(0.26, 0.46, depth) * 0.92)
            let furrow = Wave.step(0.09, 0.03, min(within, 1 - within))
            bed = bed.mixed(with: leaf * 0.5, furrow * 0.85)
            tint = bed.mixed(with: haze, Wave.step(0.16, 0, depth) * 0.55)
        }
    }
}
