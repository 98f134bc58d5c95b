/// Wall with a window; earlier layers remain visible through the panes.
struct WindowLayer: Layer {
    let noise: Noise
    let opening: Box
    let palette: DemoPalette
    let isDay: Bool
    let wall: Tint
    let curtain: Tint

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let dim: Float = isDay ? 0.3 : 0.6
        let plaster = wall.mixed(with: palette.dark, dim)
        let frame = Tint(hex: 0xD8CBB8).mixed(with: palette.dark, dim * 0.85)
        let cloth = curtain.mixed(with: palette.dark, dim * 0.8)
        let middle = (opening.left + opening.right) / 2
        let transom = opening.top + (opening.bottom - opening.top) * 0.3
        let lamp = Tint(1, 0.8, 0.55, 0) * (isDay ? 0.06 : 0.22)
        band.shade { x, y, tint in
            let outside = max(
                max(opening.left - x, x - opening.right), max(opening.top - y, y - opening.bottom))
            // Bars of the window, and the inner edge of its frame.
            let bars = min(abs(x - middle) - 0.0085, abs(y - transom) - 0.007)
            let inner = -outside - 0.014
            var cover = Wave.coverage(min(bars, inner), pixel)
            if outside > 0 { cover = 1 }
            guard cover > 0 || outside > -0.2 else { return }
            if outside > 0.026 {
                let near = Wave.fade(outside * 3.2)
                let grain = noise.fractal(x * 9, y * 9, octaves: 3) * 0.03
                tint = (plaster + Tint(grey: grain)).mixed(with: palette.lower, near * 0.22).lit(
                    by: lamp * Wave.fade(y * 1.3))
            } else {
                tint = tint.mixed(with: frame * (outside > 0 ? 0.85 : 1), cover)
            }
            sill(x, y, frame, &tint)
            drape(x, y, cloth, middle, &tint)
        }
    }

    private func sill(_ x: Float, _ y: Float, _ frame: Tint, _ tint: inout Tint) {
        let below = y - opening.bottom
        guard below > 0, below < 0.1, x > opening.left - 0.07, x < opening.right + 0.07 else { return }
        let board = frame.mixed(with: palette.light, 0.3 * (1 - Wave.step(0, 0.03, below)))
        tint =
            below < 0.042
            ? board : below < 0.05 ? frame * 0.5 : tint * (0.72 + 0.28 * Wave.step(0.05, 0.1, below))
    }

    private func drape(_ x: Float, _ y: Float, _ cloth: Tint, _ middle: Float, _ tint: inout Tint) {
        let width = (opening.right - opening.left) * 0.15
        let away = abs(x - middle) - (opening.right - middle)
        let hem = opening.bottom + 0.12
        let swing = 0.02 * Wave.sine(y * 4)
        guard away > -width * (0.75 + 0.25 * y) + swing, away < 0.055, y < hem, y > opening.top - 0.045 else {
            return
        }
        let fold = Wave.sine((x + y * 0.02) * 150 / (1 + y * 0.3)) * 0.5 + noise.value(x * 60, y * 1.5) * 0.5
        let through = Wave.step(0, -width, away) * 0.4
        tint = (cloth * (0.86 + fold * 0.2)).mixed(with: palette.lower, through * (isDay ? 1 : 0.6))
    }
}
