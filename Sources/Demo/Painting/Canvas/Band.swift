struct Band: Sendable {
    let frame: Frame
    /// Position of the first column and row, in pixels of the frame.
    let left: Int
    let top: Int
    let columns: Int
    let rows: Int
    private(set) var pixels: [Tint]
    /// Area that later layers will cover.
    var cover: Cover

    init(frame: Frame, left: Int, top: Int, columns: Int, rows: Int) {
        self.frame = frame
        self.left = left
        self.top = top
        self.columns = columns
        self.rows = rows
        cover = Cover(columns: columns)
        pixels = [Tint](repeating: .zero, count: columns * rows)
    }

    func x(_ column: Int) -> Float { (Float(left + column) + 0.5) * frame.pixel }
    func y(_ row: Int) -> Float { (Float(top + row) + 0.5) * frame.pixel }

    subscript(column: Int, row: Int) -> Tint {
        get { pixels[row * columns + column] }
        set { pixels[row * columns + column] = newValue }
    }

    func columns(of box: Box) -> Range<Int> { Self.span(box.left, box.right, left, columns, frame) }
    func rows(of box: Box) -> Range<Int> { Self.span(box.top, box.bottom, top, rows, frame) }

    /// Whether later layers cover the whole row at this height.
    func isHidden(_ y: Float) -> Bool { y > cover.lowest }
    func isHidden(_ column: Int, _ y: Float) -> Bool { y > cover.highest && y > cover.line[column] }

    /// Rows of the box with their `y`, down to the first row that later layers cover completely.
    func visibleRows(of box: Box = .all) -> some Sequence<(row: Int, y: Float)> {
        rows(of: box).map { ($0, y($0)) }.prefix { !isHidden($0.1) }
    }

    /// Calls `shade` for every visible pixel of the box.
    mutating func shade(_ box: Box = .all, _ shade: (_ x: Float, _ y: Float, _ tint: inout Tint) -> Void) {
        let across = columns(of: box)
        guard !across.isEmpty else { return }
        for row in rows(of: box) {
            let y = y(row)
            if isHidden(y) { return }
            let start = row * columns
            for column in across where !isHidden(column, y) { shade(x(column), y, &pixels[start + column]) }
        }
    }

    /// Like `shade(_:_:)`, for expensive smooth functions: interpolates samples at intervals of `spacing`. The sample
    /// lattice is fixed to the frame, so that a part looks the same as in the whole picture.
    mutating func shade(
        _ box: Box = .all, every spacing: Float, sample: (_ x: Float, _ y: Float) -> SIMD4<Float>,
        _ shade: (_ value: SIMD4<Float>, _ tint: inout Tint) -> Void
    ) {
        let step = Int(spacing / frame.pixel)
        guard step > 1 else { return self.shade(box) { x, y, tint in shade(sample(x, y), &tint) } }
        let across = columns(of: box)
        guard !across.isEmpty else { return }
        let pixel = frame.pixel
        let first = (left + across.lowerBound) / step
        let last = (left + across.upperBound - 1) / step + 1
        func samples(_ node: Int) -> [SIMD4<Float>] {
            let y = (Float(node * step) + 0.5) * pixel
            return (first...last).map { sample((Float($0 * step) + 0.5) * pixel, y) }
        }
        var node = -1
        var above: [SIMD4<Float>] = []
        var below: [SIMD4<Float>] = []
        for row in rows(of: box) {
            let y = y(row)
            if isHidden(y) { return }
            let current = (top + row) / step
            if current != node {
                above = current == node + 1 && node >= 0 ? below : samples(current)
                below = samples(current + 1)
                node = current
            }
            let down = Float(top + row - node * step) / Float(step)
            for column in across where !isHidden(column, y) {
                let place = left + column
                let at = place / step - first
                let t = Float(place - (at + first) * step) / Float(step)
                let upper = above[at] + (above[at + 1] - above[at]) * t
                let lower = below[at] + (below[at + 1] - below[at]) * t
                shade(upper + (lower - upper) * down, &pixels[row * columns + column])
            }
        }
    }

    private static func span(_ from: Float, _ to: Float, _ first: Int, _ count: Int, _ frame: Frame)
        -> Range<Int>
    {
        let limit = Float(1 << 24)
        let height = Float(frame.height)
        let start = Int(max(-limit, min(limit, (from * height).rounded(.down)))) - first
        let end = Int(max(-limit, min(limit, (to * height).rounded(.up)))) - first
        let lower = max(0, min(count, start))
        return lower..<max(lower, min(count, end))
    }
}
