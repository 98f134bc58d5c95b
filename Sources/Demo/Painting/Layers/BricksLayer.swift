/// Dry stone wall with cap stones, below `top`.
struct BricksLayer: OutlinedLayer {
    let noise: Noise
    let top: Float
    let stone: Tint
    let light: Tint
    let snow: Bool

    func line(_ x: Float) -> Float { top + noise.value(x * 9) * 0.004 }

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        band.shade(.rows(from: top - 0.03, to: 1)) { x, y, tint in
            let line = line(x)
            let cover = Wave.coverage(line - y, pixel)
            guard cover > 0 else { return }
            let below = y - line
            let isCap = below < 0.05
            let course = isCap ? 0 : ((below - 0.05) / 0.068 + 1)
            let row = course.rounded(.down)
            let length: Float = isCap ? 0.26 : 0.13 + 0.05 * noise.cell(3, Int32(row))
            let place = x / length + noise.cell(7, Int32(row)) * 5 + noise.value(y * 20, row) * 0.04
            let column = place.rounded(.down)
            let gapX = min(place - column, column + 1 - place) * length
            let gapY = isCap ? min(0.05 - below, 0.05) : min(course - row, row + 1 - course) * 0.068
            let joint = Wave.step(
                0.009, 0.003, min(gapX, gapY) + noise.fractal(x * 50, y * 50, octaves: 2) * 0.003)
            let tone = 0.82 + 0.34 * noise.cell(Int32(column), Int32(row) &+ 100)
            var color = stone * (tone + noise.fractal(x * 34, y * 34, octaves: 3) * 0.22)
            color = color.mixed(
                with: light, Wave.step(0.012, 0, gapY) * 0.12 + (isCap ? 0.12 * Wave.step(0.03, 0, below) : 0)
            )
            color = color.mixed(with: stone * 0.4, joint * 0.8)
            if snow, below < 0.02 + noise.value(x * 14, 4) * 0.006 {
                color = Tint(0.9, 0.93, 0.97, 0).mixed(with: stone, 0.15)
            }
            tint = tint.mixed(with: color * (1 - 0.25 * Wave.step(0, 0.35, below)), cover)
        }
    }
}
