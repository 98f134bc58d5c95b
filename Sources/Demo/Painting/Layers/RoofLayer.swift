struct RoofLayer: Layer {
    let noise: Noise
    let ridge: Float
    let lean: Float
    /// `x` at which the sloping ridge has the height `ridge`.
    let middle: Float
    let tile: Tint
    let light: Tint
    let chimney: Float

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        band.shade(.rows(from: ridge - 0.3, to: 1)) { x, y, tint in
            let line = ridge + (x - middle) * lean
            let stack = abs(x - chimney) - (y < line - 0.16 ? 0.062 : 0.05)
            let stackTop = ridge + (chimney - middle) * lean - 0.185
            let cover = Wave.coverage(stack, pixel) * Wave.coverage(stackTop - y, pixel)
            if cover > 0 {
                let brick = noise.cell(Int32((x * 46).rounded(.down)), Int32((y * 60).rounded(.down)))
                let round = Wave.step(-0.06, 0.06, (x - chimney) * (chimney < middle ? 1 : -1))
                tint = tint.mixed(with: (tile * (0.8 + 0.3 * brick)).mixed(with: light, 0.3 * round), cover)
            }
            let roof = Wave.coverage(line - y, pixel)
            guard roof > 0 else { return }
            let below = y - line
            let course = below / 0.042
            let row = course.rounded(.down)
            let place = x / 0.052 + row.truncatingRemainder(dividingBy: 2) * 0.5
            let column = place.rounded(.down)
            let within = place - column - 0.5
            let curve = (course - row) - (0.25 - within * within) * 0.9
            var color = tile * (0.75 + 0.4 * noise.cell(Int32(column), Int32(row)))
            color = color.mixed(with: light, 0.25 * Wave.step(0.3, 0.05, abs(curve)) * Wave.fade(below * 4))
            color *= curve < 0 ? 0.55 : 1
            if below < 0.014 { color = tile.mixed(with: light, 0.5) }
            tint = tint.mixed(with: color * (1 - 0.5 * Wave.step(0, 0.3, below)), roof)
        }
    }
}
