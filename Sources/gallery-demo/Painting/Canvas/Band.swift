/// Some rows of a picture in the making. Layers paint one over the other into it; bands of one picture can be
/// painted at the same time.
struct Band: Sendable {
    let frame: Frame
    /// The first column and row, in pixels of the frame.
    let left: Int
    let top: Int
    let columns: Int
    let rows: Int
    private(set) var pixels: [Tint]

    init(frame: Frame, left: Int, top: Int, columns: Int, rows: Int) {
        self.frame = frame
        self.left = left
        self.top = top
        self.columns = columns
        self.rows = rows
        pixels = [Tint](repeating: .zero, count: columns * rows)
    }

    /// The middle of a column.
    func x(_ column: Int) -> Float { (Float(left + column) + 0.5) * frame.pixel }
    /// The middle of a row.
    func y(_ row: Int) -> Float { (Float(top + row) + 0.5) * frame.pixel }

    subscript(column: Int, row: Int) -> Tint {
        get { pixels[row * columns + column] }
        set { pixels[row * columns + column] = newValue }
    }

    /// The columns a box touches.
    func columns(of box: Box) -> Range<Int> { Self.span(box.left, box.right, left, columns, frame) }
    /// The rows a box touches.
    func rows(of box: Box) -> Range<Int> { Self.span(box.top, box.bottom, top, rows, frame) }

    /// Calls `shade` for every pixel within the box.
    mutating func shade(_ box: Box = .all, _ shade: (_ x: Float, _ y: Float, _ tint: inout Tint) -> Void) {
        let across = columns(of: box)
        guard !across.isEmpty else { return }
        let step = frame.pixel
        let firstX = x(across.lowerBound)
        for row in rows(of: box) {
            let y = y(row)
            let start = row * columns
            for column in across {
                let x = firstX + Float(column - across.lowerBound) * step
                shade(x, y, &pixels[start + column])
            }
        }
    }

    /// Calls `shade` with every row within the box: its height, and its pixels within the box.
    mutating func shadeRows(
        _ box: Box = .all, _ shade: (_ firstX: Float, _ y: Float, _ pixels: inout ArraySlice<Tint>) -> Void
    ) {
        let across = columns(of: box)
        guard !across.isEmpty else { return }
        for row in rows(of: box) {
            let start = row * columns
            shade(
                x(across.lowerBound), y(row), &pixels[start + across.lowerBound..<start + across.upperBound])
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
