/// A ridge line, filled to the bottom.
struct RidgeLayer: Layer {
    let noise: Noise
    /// The mean height of the line.
    let base: Float
    /// How far it rises above and falls below.
    let height: Float
    /// Ridges a picture height.
    let scale: Float
    let tint: Tint

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let lines = (0..<band.columns).map { base - height * noise.fractal(band.x($0) * scale, octaves: 6) }
        for row in 0..<band.rows {
            let y = band.y(row)
            for column in 0..<band.columns {
                let cover = Wave.coverage(lines[column] - y, pixel)
                if cover > 0 { band[column, row] = band[column, row].mixed(with: tint, cover) }
            }
        }
    }
}
