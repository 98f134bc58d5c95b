struct StreetLayer: Layer {
    let noise: Noise
    let vanishing: SIMD2<Float>
    let palette: DemoPalette
    let lit: Float
    /// Half width of the street at distance 1.
    let width: Float
    let isDay: Bool
    /// Height of the eye above the ground.
    private let eye: Float = 0.2

    func paint(_ band: inout Band) {
        band.shade { x, y, tint in
            let dx = x - vanishing.x
            let dy = y - vanishing.y
            let side: Float = dx < 0 ? -1 : 1
            let wall = width / max(1e-3, abs(dx))
            let ground = dy > 0 ? eye / dy : Float.infinity
            if ground > wall {
                if let front = front(wall, side, eye - dy * wall) { tint = front }
                return
            }
            tint = pavement(dx, dy, ground, side, sky: palette.horizon)
        }
    }

    private func pavement(_ dx: Float, _ dy: Float, _ ground: Float, _ side: Float, sky: Tint) -> Tint {
        let across = dx * ground
        let ripple = noise.value(across * 26, ground * 9) * 0.5 + noise.value(across * 61, ground * 23) * 0.3
        let far = width / max(1e-3, abs(dx + ripple * 0.004))
        let mirrored = front(far, side, (dy + ripple * 0.012) * far - eye) ?? sky
        let stone =
            palette.dark.mixed(with: palette.haze, 0.3)
            * (0.8 + noise.fractal(across * 40, ground * 14, octaves: 2) * 0.3)
        let puddle = Wave.step(-0.2, 0.25, noise.fractal(across * 7, ground * 2.5, octaves: 3))
        let kerb = Wave.coverage(abs(abs(across) - width * 0.66) - 0.006, 0.004 * ground)
        let wet = stone.mixed(with: mirrored, (0.35 + 0.4 * puddle) * (isDay ? 0.7 : 1))
        let veiled = wet.mixed(with: palette.dark, kerb * 0.5)
        return veiled.mixed(with: palette.horizon, Wave.step(2, 12, ground) * 0.7)
    }

    /// Color of the facade at a distance and height; `nil` above the roofs.
    private func front(_ distance: Float, _ side: Float, _ height: Float) -> Tint? {
        let house = (distance * 1.25 + (side < 0 ? 0.4 : 0)).rounded(.down)
        let number = Int32(max(-1e6, min(1e6, house))) &* 2 &+ (side < 0 ? 1 : 0)
        let tall = 0.75 + 0.75 * noise.cell(number, 3)
        guard height < tall, height > -1 else { return nil }
        let warm = [
            Tint(0.55, 0.36, 0.28, 0), Tint(0.6, 0.5, 0.36, 0), Tint(0.35, 0.38, 0.45, 0),
            Tint(0.5, 0.28, 0.25, 0),
        ]
        let base = warm[Int(noise.cell(number, 4) * 3.99)]
        var wall = base.mixed(with: palette.dark, isDay ? 0.25 : 0.72)
        let u = (distance * 1.25 + (side < 0 ? 0.4 : 0) - house) * 4
        let v = height / 0.13
        let column = u.rounded(.down)
        let row = v.rounded(.down)
        let inside = abs(u - column - 0.5) < 0.27 && abs(v - row - 0.52) < 0.32
        if row == 0 {
            let isShop = noise.cell(number, 9) < lit + 0.2 && abs(v - 0.5) < 0.36 && abs(u - 2) < 1.75
            if isShop { wall = Tint(1, 0.8, 0.5, 0) * (isDay ? 0.7 : 0.9) }
        } else if inside {
            let isLit = noise.cell(Int32(column) &+ number &* 11, Int32(row) &* 3 &+ 1) < lit
            wall = isLit ? Tint(1, 0.82, 0.48, 0) * 0.95 : wall.mixed(with: palette.upper, 0.4) * 0.8
        }
        if v - row < 0.06 { wall *= 0.85 }
        return wall.mixed(
            with: palette.horizon.mixed(with: palette.haze, 0.4), Wave.step(1.2, 9, distance) * 0.85)
    }
}
