/// A figure placed in the picture: one tint at its top, one at its foot, and light along the edges that face it.
struct FigureLayer: Layer {
    let figure: Figure
    /// Where the figure's origin stands, and the picture size of one figure unit.
    let foot: SIMD2<Float>
    let size: Float
    var isMirrored = false
    let top: Tint
    let bottom: Tint
    /// Light on the edges, and the direction it comes from (x to the right, y up, in figure units of reach).
    var rim: (tint: Tint, from: SIMD2<Float>)?
    var opacity: Float = 1
    /// Upside down below its foot, as still water shows it.
    var isReflection = false

    /// The rectangle it may cover. Figures measure upwards: the bottom of their box is their highest point.
    var box: Box {
        let left = isMirrored ? -figure.box.right : figure.box.left
        let right = isMirrored ? -figure.box.left : figure.box.right
        let upper = isReflection ? figure.box.top : -figure.box.bottom
        let lower = isReflection ? figure.box.bottom : -figure.box.top
        return Box(
            left: foot.x + left * size, top: foot.y + upper * size, right: foot.x + right * size,
            bottom: foot.y + lower * size)
    }

    func paint(_ band: inout Band) {
        let columns = band.columns(of: box)
        guard !columns.isEmpty else { return }
        let pixel = band.frame.pixel / size
        let span = 8
        for row in band.rows(of: box) {
            let height = (isReflection ? band.y(row) - foot.y : foot.y - band.y(row)) / size
            for start in stride(from: columns.lowerBound, to: columns.upperBound, by: span) {
                let end = min(columns.upperBound, start + span)
                let middle = local(band.x((start + end) / 2), height)
                // Nothing of the span is nearer to the outline than this.
                guard figure.distance(middle) < pixel * Float(span) else { continue }
                for column in start..<end { shade(column, row, height, pixel, &band) }
            }
        }
    }

    private func local(_ x: Float, _ height: Float) -> SIMD2<Float> {
        let across = (x - foot.x) / size
        return SIMD2(isMirrored ? -across : across, height)
    }

    private func shade(_ column: Int, _ row: Int, _ height: Float, _ pixel: Float, _ band: inout Band) {
        let p = local(band.x(column), height)
        let distance = figure.distance(p)
        let cover = Wave.coverage(distance, pixel)
        guard cover > 0 else { return }
        let t = max(0, min(1, height / max(0.01, figure.box.bottom)))
        var tint = bottom.mixed(with: top, t)
        if let rim {
            let from = isMirrored ? SIMD2(-rim.from.x, rim.from.y) : rim.from
            let reach = from.length
            if distance > -reach {
                let lit = Wave.step(-0.4, 0.9, figure.distance(p + from) / reach)
                tint = tint.mixed(with: rim.tint, lit * 0.85)
            }
        }
        band[column, row] = band[column, row].mixed(with: tint, cover * opacity)
    }
}
