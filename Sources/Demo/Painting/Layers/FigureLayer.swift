/// Figure placed in the picture, with a vertical gradient and rim light.
struct FigureLayer: Layer {
    /// Color of the rim light, and a vector toward its source (y up) whose length is the width of the rim.
    typealias Rim = (tint: Tint, from: SIMD2<Float>)

    let figure: Figure
    /// Origin of the figure in the picture, and length of a figure unit in it.
    let foot: SIMD2<Float>
    let size: Float
    var isMirrored = false
    let top: Tint
    let bottom: Tint
    var rim: Rim?
    var opacity: Float = 1
    /// Whether the figure is mirrored downward, as in still water.
    var isReflection = false

    /// Bounding rectangle in picture coordinates. In figure coordinates (y up), `bottom` is the highest point.
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
                // Skips a span of pixels that the figure does not reach.
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
