struct House: Layer {
    let noise: Noise
    let left: Float
    let width: Float
    /// `y` of the lower and upper edge of the roof.
    let eave: Float
    let ridge: Float
    /// Whether the gable faces the viewer.
    let isGable: Bool
    let storey: Float
    let roof: Tint
    let wall: Tint
    let light: Tint
    let side: Float
    /// Color of lit windows; `nil` by day.
    let window: Tint?
    let lit: Float
    /// Horizontal position of the chimney, 0 (left) to 1 (right).
    let chimney: Float
    let snow: Bool

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let tall = eave - ridge
        let box = Box(left: left, top: ridge - tall * 0.5, right: left + width, bottom: 1)
        band.shade(box) { x, y, tint in
            let across = (x - left) / width
            let edge = outline(across)
            tint = tint.mixed(with: wall * 0.72, chimneyCover(x, y, pixel))
            let cover =
                Wave.coverage(edge - y, pixel) * min(1, (min(across, 1 - across) * width + pixel / 2) / pixel)
            guard cover > 0 else { return }
            var color = isGable || y > eave ? face(across, y, pixel) : tiles(across, y, pixel)
            if y < edge + 0.006 + (isGable ? 0.004 : 0) {
                color = (snow ? Tint(grey: 0.9).mixed(with: roof, 0.25) : roof * 0.62)
            }
            tint = tint.mixed(with: color, cover)
        }
    }

    private func outline(_ across: Float) -> Float {
        let away = abs(across - 0.5) * 2
        if isGable { return ridge + (eave - ridge) * away }
        return ridge + (eave - ridge) * Wave.step(0.86, 1.0, away)
    }

    private func chimneyCover(_ x: Float, _ y: Float, _ pixel: Float) -> Float {
        let tall = eave - ridge
        let middle = left + width * chimney
        let top = outline(chimney) - tall * 0.34
        let half = tall * (y < top + tall * 0.06 ? 0.13 : 0.1)
        guard y < eave else { return 0 }
        return Wave.coverage(abs(x - middle) - half, pixel) * Wave.coverage(top - y, pixel)
    }

    private func tiles(_ across: Float, _ y: Float, _ pixel: Float) -> Tint {
        let down = (y - ridge) / (eave - ridge)
        let course = down * 11
        let row = course.rounded(.down)
        let sharp = Wave.step(1.2, 3, (eave - ridge) / 11 / pixel)
        let gap = (course - row < 0.2 ? 0.8 : 1) as Float
        let place = across * width / (eave - ridge) * 16 + row.truncatingRemainder(dividingBy: 2) * 0.5
        let tile = noise.cell(Int32(place.rounded(.down)), Int32(row))
        var color = roof * (1 + ((0.86 + 0.22 * tile) * gap - 1) * sharp)
        color = color.mixed(with: light, 0.24 * (1 - down))
        if snow {
            let patchy = Wave.step(
                -0.35, 0.1, noise.fractal(across * 6, down * 4, octaves: 3) + 0.25 - down * 0.4)
            color = color.mixed(with: Tint(0.88, 0.91, 0.96, 0).mixed(with: roof, 0.2), patchy * 0.9)
        }
        return color
    }

    private func face(_ across: Float, _ y: Float, _ pixel: Float) -> Tint {
        let shade =
            wall.mixed(with: light, (across < 0.5) == (side > 0) ? 0.2 : 0.05)
            * (y < eave + 0.01 && !isGable ? 0.7 : 1)
        let columns = max(2, (width / storey / 0.75).rounded())
        let u = across * columns
        let v = (y - eave) / storey + (isGable ? 1 : 0)
        let column = u.rounded(.down)
        let row = v.rounded(.down)
        guard v > 0, !(isGable && y < eave && (across < 0.3 || across > 0.7)) else { return shade }
        let inside =
            Wave.coverage(abs(u - column - 0.5) - 0.2, pixel * columns / width)
            * Wave.coverage(abs(v - row - 0.5) - 0.28, pixel / storey)
        let isLit = noise.cell(Int32(column) &+ 40, Int32(row) &+ 9) < lit
        let cross: Float = abs(u - column - 0.5) < 0.025 || abs(v - row - 0.48) < 0.025 ? 0.6 : 1
        let glass = isLit ? (window ?? shade * 0.6) : shade * 0.5
        return shade.mixed(with: glass * cross, inside)
    }
}
