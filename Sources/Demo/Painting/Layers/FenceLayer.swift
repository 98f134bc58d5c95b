struct FenceLayer: Layer {
    let noise: Noise
    let rail: Float
    let wood: Tint
    let light: Tint
    let side: Float

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let board: Float = 0.082
        band.shade(.rows(from: rail - pixel, to: 1)) { x, y, tint in
            let below = y - rail
            if below < 0.04 {
                let grain = noise.fractal(x * 14, y * 190, octaves: 3)
                let color = (wood * (1.05 + grain * 0.24)).mixed(
                    with: light, 0.3 * Wave.step(0.018, 0, below))
                tint = tint.mixed(with: color, Wave.coverage(-below, pixel))
                return
            }
            let place = x / board
            let number = place.rounded(.down)
            let within = (place - number) * board
            let gap = min(within, board - within) - 0.004
            let cover = Wave.coverage(-gap, pixel)
            let grain = noise.fractal(x * 130, y * 7 + number * 3, octaves: 3)
            var color = wood * (0.78 + 0.3 * noise.cell(Int32(number), 5) + grain * 0.26)
            let lit = side > 0 ? within : board - within
            color = color.mixed(with: light, 0.18 * Wave.step(0.014, 0.004, lit))
            color *= 1 - 0.45 * Wave.step(0.07, 0.04, below) - 0.2 * Wave.step(0.1, 0.4, below)
            tint = tint.mixed(with: color, cover)
        }
    }
}
