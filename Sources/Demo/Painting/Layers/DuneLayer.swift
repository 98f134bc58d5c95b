struct DuneLayer: OutlinedLayer {
    let noise: Noise
    /// Position of the summit, and its height above the foot.
    let summit: SIMD2<Float>
    let height: Float
    let reach: Float
    let lit: Tint
    let shade: Tint
    /// 1 for light from the left, -1 from the right.
    let side: Float
    /// Depth from 0 (far) to 1 (near); near sand shows ripples.
    let depth: Float
    let haze: Tint

    func line(_ x: Float) -> Float {
        let away = (x - summit.x) / reach
        let lee = away * side > 0 ? away * 1.35 : away * 0.85
        let rise = height / (1 + lee * lee * 3.2)
        let roll = noise.fractal(x * 1.3, octaves: 3) * height * 0.3
        return summit.y + height - rise + roll
    }

    func paint(_ band: inout Band) {
        let rippled = depth * Wave.step(0.006, 0.0015, band.frame.pixel)
        fill(&band) { _, x, y, below in sand(x, y, below, rippled) }
    }

    private func sand(_ x: Float, _ y: Float, _ below: Float, _ rippled: Float) -> Tint {
        // The spine meanders from the summit toward the viewer.
        let down = max(0, y - summit.y)
        let swing = Wave.sine(down * 7 / max(0.2, reach) + summit.x * 9) * down * 0.32
        let waver: Float = noise.fractal(down * 6, octaves: 3) * 0.03
        let spine: Float = summit.x + swing - side * down * 0.55 + waver
        let onLee = (x - spine) * side
        let crisp = 0.004 + below * 0.1
        var facing = 1 - Wave.step(-crisp, crisp, onLee)
        facing *= 1 - 0.3 * Wave.step(0, reach, abs(x - summit.x))
        // Gentle swell, which gives the far ends of the dune some relief.
        facing = max(0, min(1, facing + noise.fractal(x * 2.1, y * 3.4, octaves: 3) * 0.28))
        var tint = shade.mixed(with: lit, facing)
        if rippled > 0 {
            let bend = noise.fractal(x * 4, y * 5, octaves: 3) * 1.6
            let along: Float = x * 0.6 * side + y * 3.2
            let wave = Wave.sine(along * 120 + bend * 7)
            let steep: Float = 0.4 + 0.6 * facing
            tint *= 1 + wave * 0.045 * rippled * steep
        }
        let edge = Wave.step(0.012, 0, below)
        tint = tint.mixed(with: lit, edge * 0.35)
        return tint.mixed(with: haze, (1 - depth) * 0.55 * Wave.step(-0.05, 0.4, below + 0.1))
    }
}
