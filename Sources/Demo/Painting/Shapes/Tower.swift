/// Lighthouse: a tapered tower with two dark bands, a gallery, and a lantern that shines except at noon.
struct Tower: Sendable {
    let foot: SIMD2<Float>
    let height: Float
    let backdrop: Backdrop

    var layers: [any Layer] {
        let foot = foot
        let height = height
        let palette = backdrop.palette
        let isNight = backdrop.motif.daytime == .night
        let side = backdrop.light.side
        let white = palette.light.mixed(with: Tint(grey: isNight ? 0.4 : 1), 0.6)
        let red = Tint(0.72, 0.16, 0.12, 0).mixed(with: palette.dark, isNight ? 0.5 : 0.15)
        let shade = palette.dark
        let veil = backdrop.thickness * 0.35
        let haze = palette.haze
        let top = foot.y - height
        let body = ShadeLayer(
            Box(left: foot.x - height * 0.12, top: top, right: foot.x + height * 0.12, bottom: foot.y)
        ) { x, y, tint in
            let t = (y - top) / height
            let half = height * Self.halfWidth(t)
            let across = (x - foot.x) / max(1e-4, half)
            let cover = Wave.coverage(abs(x - foot.x) - half, 0.0012)
            guard half > 0, cover > 0 else { return }
            let isBand = (t > 0.36 && t < 0.52) || (t > 0.7 && t < 0.86)
            var color = t < 0.06 || (t > 0.17 && t < 0.2) ? shade : isBand ? red : white
            if t > 0.07, t < 0.17 { color = isNight ? Tint(1, 0.93, 0.7, 0) : Tint(0.75, 0.82, 0.85, 0) }
            let round = Wave.step(-1.1, 1.1, -across * side)
            if !(t > 0.07 && t < 0.17 && isNight) { color = color.mixed(with: shade, 0.65 * (1 - round)) }
            tint = tint.mixed(with: color.mixed(with: haze, veil), cover)
        }
        guard backdrop.motif.daytime != .noon else { return [body] }
        let lamp = SIMD2(foot.x, top + height * 0.12)
        let beam = Tint(1, 0.92, 0.68, 0) * (isNight ? 0.55 : 0.3)
        let beams = ShadeLayer(.rows(from: lamp.y - 0.2, to: lamp.y + 0.2)) { x, y, tint in
            let dx = abs(x - lamp.x)
            let spread = 0.008 + dx * 0.09
            let off = (y - lamp.y + (x - lamp.x) * 0.07) / spread
            tint = tint.lit(by: beam * (Wave.fade(off * off * 1.5) * Wave.fade(dx * 1.1)))
        }
        return [beams, body, GlowLayer(centre: lamp, reach: 0.14, tint: beam * 1.6, strength: 1)]
    }

    /// Half width at a height from 0 (tip of the roof) to 1 (foot).
    private static func halfWidth(_ t: Float) -> Float {
        if t < 0.07 { return t * 0.55 }
        if t < 0.17 { return 0.034 }
        if t < 0.2 { return 0.062 }
        return 0.042 + (t - 0.2) * 0.05
    }
}
