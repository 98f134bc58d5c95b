/// Sky as a gradient of four colors down to the horizon, with the last color below it.
struct SkyLayer: Layer {
    let palette: DemoPalette
    let horizon: Float

    func paint(_ band: inout Band) {
        for (row, y) in band.visibleRows() {
            let tint = Self.tint(palette, min(1, y / horizon))
            for column in 0..<band.columns { band[column, row] = tint }
        }
    }

    /// Color at a height from 0 (zenith) to 1 (horizon).
    static func tint(_ palette: DemoPalette, _ t: Float) -> Tint {
        if t < 0.4 {
            return palette.zenith.mixed(with: palette.upper, Wave.step(0, 1, t / 0.4) * 0.5 + t / 0.8)
        }
        if t < 0.75 { return palette.upper.mixed(with: palette.lower, (t - 0.4) / 0.35) }
        return palette.lower.mixed(with: palette.horizon, (t - 0.75) / 0.25)
    }
}
