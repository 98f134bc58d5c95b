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
