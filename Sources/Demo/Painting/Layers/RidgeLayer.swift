/// Ridge filled to the bottom: an outline from noise, faces lit from one side, snow above a height, haze in the valley.
struct RidgeLayer: OutlinedLayer {
    let noise: Noise
    var base: Float
    var height: Float
    /// Ridges per picture height.
    var scale: Float
    /// Color of the shaded side.
    var tint: Tint
    var isSharp = false
    /// Added height, such as a summit, by x coordinate.
    var form: (@Sendable (Float) -> Float)?
    /// Color of the lit side; `nil` to paint both sides in `tint`.
    var light: Tint?
    /// 1 for light from the left, -1 from the right.
    var side: Float = 1
    var snowLine: Float = -1
    var snow = Tint(repeating: 1)
    /// Haze, and the distance below the outline at which it is densest.
    var haze: Tint?
    var hazeReach: Float = 0.3

    func line(_ x: Float) -> Float {
        let bend =
            isSharp ? noise.crests(x * scale, octaves: 7) * 1.8 - 1.02 : noise.fractal(x * scale, octaves: 6)
        return base - height * bend - (form?(x) ?? 0)
    }

    func paint(_ band: inout Band) {
        let slopes: [Float] = (0..<(light == nil ? 0 : band.columns)).map { column in
            let x = band.x(column)
            return (line(x + 0.012) - line(x - 0.012)) * 20
        }
        fill(&band) { column, x, y, depth in
            let color = light.map { face(x, y, depth, slopes[column], $0) } ?? tint
            return haze.map { color.mixed(with: $0, Wave.step(0, hazeReach, depth) * 0.85) } ?? color
        }
    }

    private func face(_ x: Float, _ y: Float, _ depth: Float, _ slope: Float, _ light: Tint) -> Tint {
        let lean = noise.fractal(x * scale * 3 + depth * 5 * side, depth * scale * 2.2, octaves: 4)
        let facing = Wave.step(-0.45, 0.55, slope * side * (1 - min(1, depth * 2.2)) * -0.5 + lean * 1.6)
        var result = tint.mixed(with: light, facing * 0.75)
        if y < snowLine + 0.1 {
            let broken = lean * 0.12 + noise.value(x * 40, y * 40) * 0.012
            let amount = 1 - Wave.step(snowLine - 0.03, snowLine + 0.03, y + broken)
            result = result.mixed(with: snow.mixed(with: tint, 0.62 * (1 - facing)), amount)
        }
        return result
    }
}
