struct StemLayer: Layer {
    let from: SIMD2<Float>
    let to: SIMD2<Float>
    let width: Float
    let tint: Tint

    func paint(_ band: inout Band) {
        let pixel = band.frame.pixel
        let half = max(width / 2, pixel * 0.4)
        let strength = min(1, width / max(width, pixel * 0.8))
        let box = Box(
            left: min(from.x, to.x) - half - pixel, top: from.y, right: max(from.x, to.x) + half + pixel,
            bottom: to.y)
        band.shade(box) { x, y, tint in
            let t = (y - from.y) / (to.y - from.y)
            let middle = from.x + (to.x - from.x) * t * t
            let cover = Wave.coverage(abs(x - middle) - half, pixel)
            tint = tint.mixed(with: self.tint * (1 - 0.25 * (x > middle ? 1 : 0)), cover * strength)
        }
    }
}
