protocol Layer: Sendable {
    func paint(_ band: inout Band)

    /// `y` at each column below which the layer is opaque; `nil` if unknown.
    func coverLine(_ band: Band) -> [Float]?
}

extension Layer {
    func coverLine(_ band: Band) -> [Float]? { nil }
}

protocol OutlinedLayer: Layer {
    func line(_ x: Float) -> Float
}

extension OutlinedLayer {
    func lines(_ band: Band) -> [Float] { (0..<band.columns).map { line(band.x($0)) } }
    func coverLine(_ band: Band) -> [Float]? { lines(band) }

    /// Paints every visible pixel below the outline; `below` is the pixel's distance from the outline.
    func fill(
        _ band: inout Band, _ color: (_ column: Int, _ x: Float, _ y: Float, _ below: Float) -> Tint
    ) {
        let lines = lines(band)
        for (row, y) in band.visibleRows() {
            for column in 0..<band.columns where !band.isHidden(column, y) {
                let cover = Wave.coverage(lines[column] - y, band.frame.pixel)
                guard cover > 0 else { continue }
                let tint = color(column, band.x(column), y, max(0, y - lines[column]))
                band[column, row] = band[column, row].mixed(with: tint, cover)
            }
        }
    }
}
