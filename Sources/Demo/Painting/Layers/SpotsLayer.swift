/// Giraffe pattern on a figure that an earlier layer painted: cells around random points, separated by pale lines.
struct SpotsLayer: Layer {
    let noise: Noise
    let coat: FigureLayer
    let spot: Tint

    func paint(_ band: inout Band) {
        band.shade(coat.box) { x, y, tint in
            let p = SIMD2(
                (x - coat.foot.x) / coat.size * (coat.isMirrored ? -1 : 1), (coat.foot.y - y) / coat.size)
            guard p.y > 0.3, coat.figure.distance(p) < -0.012 else { return }
            let gap = gapToNeighbour(p * 13)
            tint = tint.mixed(with: spot, Wave.step(0.1, 0.2, gap) * Wave.step(0.3, 0.42, p.y) * 0.85)
        }
    }

    /// Difference between the distances to the nearest and to the second nearest point.
    private func gapToNeighbour(_ p: SIMD2<Float>) -> Float {
        let column = Int32(p.x.rounded(.down))
        let row = Int32(p.y.rounded(.down))
        var nearest: Float = 100
        var second: Float = 100
        for j in row - 1...row + 1 {
            for i in column - 1...column + 1 {
                let point = SIMD2(Float(i) + noise.cell(i, j), Float(j) + noise.cell(i &+ 500, j))
                let distance = (point - p).length
                if distance < nearest {
                    (nearest, second) = (distance, nearest)
                } else {
                    second = min(second, distance)
                }
            }
        }
        return second - nearest
    }
}
