struct GrassLayer: Layer {
    let noise: Noise
    /// Approximate `y` of the tips.
    let line: Float
    let dark: Tint
    let light: Tint

    func paint(_ band: inout Band) {
        band.shade(.rows(from: line - 0.12, to: 1)) { x, y, tint in
            var cover: Float = 0
            var tip: Float = 0
            for row in 0..<3 {
                let salt = Float(row) * 37
                let up = max(0, line + 0.03 * Float(row) - y)
                // Blades lean more toward their tips.
                let lean =
                    x + up * up * 5 * noise.value(x * 6 + salt, 1) + up * 0.25 * noise.value(x * 19 + salt, 2)
                let blade = noise.value(lean * (95 - 18 * Float(row)) + salt, salt)
                let top =
                    line + 0.035 * Float(row) - 0.075 * max(0, blade) - 0.03 * noise.value(x * 4 + salt, 5)
                let inside = Wave.step(top - 0.004, top + 0.012, y)
                if inside > cover { tip = 1 - Wave.step(top, top + 0.07, y) }
                cover = max(cover, inside)
            }
            tint = tint.mixed(with: dark.mixed(with: light, tip * 0.75), cover)
        }
    }
}
