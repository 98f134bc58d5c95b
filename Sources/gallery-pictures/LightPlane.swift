/// Luminance of a square of cells. A border repeats the outermost cells, so that gradients need no bounds checks.
struct LightPlane {
    /// Minimum edge strength (the MPEG-7 reference software uses 11).
    private static let edge: Float = 10

    /// Cells per side: 64, or 16 if reduced.
    private let side: Int
    private let stride: Int
    private var values: [Float]

    init(side: Int) {
        self.side = side
        stride = side + 2
        values = [Float](repeating: 0, count: (side + 2) * (side + 2))
    }

    /// Sets eight cells of a row. `closeBorder` must be called after the last cells.
    mutating func set(_ light: SIMD8<Float>, row: Int, group: Int) {
        let start = (row + 1) * stride + 1 + group * 8
        values.withUnsafeMutableBytes {
            $0.storeBytes(of: light, toByteOffset: start * MemoryLayout<Float>.stride, as: SIMD8<Float>.self)
        }
    }

    mutating func closeBorder() {
        for row in 1...side {
            values[row * stride] = values[row * stride + 1]
            values[row * stride + side + 1] = values[row * stride + side]
        }
        for column in 0..<stride {
            values[column] = values[stride + column]
            values[(side + 1) * stride + column] = values[side * stride + column]
        }
    }

    /// Plane whose cells are the means of 4x4 cells.
    var reduced: LightPlane {
        var small = LightPlane(side: side / 4)
        for row in 0..<small.side {
            for column in 0..<small.side {
                let start = (row * 4 + 1) * stride + 1 + column * 4
                var sum: Float = 0
                for above in 0..<4 {
                    for left in 0..<4 { sum += values[start + above * stride + left] }
                }
                small.values[(row + 1) * small.stride + 1 + column] = sum / 16
            }
        }
        small.closeBorder()
        return small
    }

    /// Edge histogram of 4x4 parts: share of 2x2 blocks with a vertical, horizontal, diagonal (2 kinds) or other edge.
    var edges: [Float] {
        let root = Float(2).squareRoot(), blocks = side / 8
        return values.withUnsafeBytes { values in
            (0..<16).flatMap { part in
                var counts = [Float](repeating: 0, count: 5)
                for row in 0..<blocks {
                    let start = (part / 4 * blocks + row) * 2 * stride + stride + 1 + part % 4 * blocks * 2
                    for group in Swift.stride(from: start, to: start + blocks * 2, by: 16) {
                        let upper: SIMD16<Float> = Self.cells(values, group)
                        let lower: SIMD16<Float> = Self.cells(values, group + stride)
                        let (a, b) = (upper.evenHalf, upper.oddHalf)
                        let (c, d) = (lower.evenHalf, lower.oddHalf)
                        var kinds = SIMD8<Int32>(repeating: -1)
                        var most = SIMD8<Float>(repeating: Self.edge)
                        func take(_ kind: Int32, _ strength: SIMD8<Float>) {
                            let isMore = strength .> most
                            most.replace(with: strength, where: isMore)
                            kinds.replace(with: kind, where: isMore)
                        }
                        take(0, (a - b + c - d).size)
                        take(1, (a + b - c - d).size)
                        take(2, root * (a - d).size)
                        take(3, root * (b - c).size)
                        take(4, 2 * (a - b - c + d).size)
                        for lane in 0..<8 where kinds[lane] >= 0 { counts[Int(kinds[lane])] += 1 }
                    }
                }
                return counts.map { $0 / Float(blocks * blocks) }
            }
        }
    }

    /// Gradient histogram of 4x4 parts: the mean steepness horizontally, vertically and along both diagonals.
    var slopes: [Float] {
        // Tangent of 22.5°.
        let tangent = Float(2).squareRoot() - 1
        let part = side / 4
        return values.withUnsafeBytes { values in
            (0..<16).flatMap { number in
                var (across, falling) = (SIMD4<Float>(), SIMD4<Float>())
                var (down, rising) = (SIMD4<Float>(), SIMD4<Float>())
                for row in number / 4 * part..<(number / 4 + 1) * part {
                    let start = (row + 1) * stride + 1 + number % 4 * part
                    for offset in Swift.stride(from: start, to: start + part, by: 4) {
                        let left: SIMD4<Float> = Self.cells(values, offset - 1)
                        let right: SIMD4<Float> = Self.cells(values, offset + 1)
                        let above: SIMD4<Float> = Self.cells(values, offset - stride)
                        let below: SIMD4<Float> = Self.cells(values, offset + stride)
                        let x = (right - left) / 2, y = (below - above) / 2
                        let steepness = (x * x + y * y).squareRoot()
                        let isAcross = y.size .<= tangent * x.size
                        let isDown = (x.size .<= tangent * y.size) .& .!isAcross
                        let isFalling = (x * y .> 0) .& .!(isAcross .| isDown)
                        across += SIMD4().replacing(with: steepness, where: isAcross)
                        down += SIMD4().replacing(with: steepness, where: isDown)
                        falling += SIMD4().replacing(with: steepness, where: isFalling)
                        rising += steepness.replacing(with: 0, where: isAcross .| isDown .| isFalling)
                    }
                }
                return [across, falling, down, rising].map { $0.sum() / Float(part * part) }
            }
        }
    }

    /// Loads adjacent cells; bounds are checked in debug builds only.
    private static func cells<Cells>(_ values: UnsafeRawBufferPointer, _ offset: Int) -> Cells {
        values.loadUnaligned(fromByteOffset: offset * MemoryLayout<Float>.stride, as: Cells.self)
    }
}

extension SIMD where Scalar == Float {
    /// Absolute values.
    @inline(__always) fileprivate var size: Self { (self * self).squareRoot() }
}
