/// Tree trunks from beyond the top edge to the ground, shaded as cylinders.
struct TrunkLayer: Layer {
    struct Trunk: Sendable {
        let x: Float
        let foot: Float
        let width: Float
        /// Horizontal offset of the top.
        let lean: Float
    }

    let noise: Noise
    let trunks: [Trunk]
    let dark: Tint
    let light: Tint
    let side: Float
    let isBirch: Bool
    let haze: Tint

    func paint(_ band: inout Band) {
        for (number, trunk) in trunks.enumerated() { paint(trunk, Float(number), &band) }
    }

    private func paint(_ trunk: Trunk, _ number: Float, _ band: inout Band) {
        let pixel = band.frame.pixel
        let reach = trunk.width * 1.8 + abs(trunk.lean) + 0.01
        let box = Box(left: trunk.x - reach, top: 0, right: trunk.x + reach, bottom: trunk.foot)
        let columns = band.columns(of: box)
        guard !columns.isEmpty else { return }
        for row in band.rows(of: box) {
            let y = band.y(row)
            let up = (trunk.foot - y) / trunk.foot
            let flare = 1 + 1.3 * Wave.fade(up * 30)
            let half = trunk.width * (1 - 0.4 * up) * flare / 2
            let middle = trunk.x + trunk.lean * up + noise.value(y * 3, number * 7) * trunk.width * 0.35
            for column in columns {
                let x = band.x(column)
                let inside = min(x + pixel / 2, middle + half) - max(x - pixel / 2, middle - half)
                guard inside > 0 else { continue }
                let across = (x - middle) / half
                let round = Wave.step(-1.2, 0.9, -across * side)
                var tint = dark.mixed(with: light, round * (isBirch ? 0.95 : 0.5))
                if isBirch {
                    let mark = noise.value(across * 0.8 + number * 13, y / trunk.width * 2.1)
                    let scar = Wave.step(0.42, 0.6, mark) * Wave.step(1.1, 0.2, abs(across + mark))
                    tint = tint.mixed(with: dark * 0.45, scar * 0.85)
                } else {
                    let bark = noise.fractal(x / trunk.width * 6, y / trunk.width * 0.9, octaves: 2)
                    tint *= 1 + bark * 0.3
                }
                tint = tint.mixed(with: haze, Wave.step(0.22, 0, up) * 0.55)
                band[column, row] = band[column, row].mixed(with: tint, min(1, inside / pixel))
            }
        }
    }
}
