/// Sums of a cell's samples inside every shape, and the resulting fit of each shape.
///
/// Drawn in the mean colors of inside and outside, a shape has a smaller squared error than a single color. It saves
/// the squared sum of the inside's deviations from the cell's mean, times a factor for the shape's area. So 16 shapes
/// take a few vector operations.
struct ShapeSums: ~Copyable {
    /// Squared error saved by the best shape of each lane, and the bank of that shape.
    struct Fits {
        var gains = SIMD16<Float>()
        var banks = SIMD16<Int32>()

        var best: Int {
            var best = 0
            for lane in 1..<CellShapes.lanes where gains[lane] > gains[best] { best = lane }
            return best
        }
    }

    private static let rows = 8

    let shapes: CellShapes
    private(set) var mean = SIMD3<Float>()
    /// Sum of the squared deviations of all samples from the mean.
    private(set) var variance: Float = 0
    /// For each bank, sums of the deviations of red, green and blue from the mean, by lane.
    private let sums: UnsafeMutableBufferPointer<SIMD16<Float>>
    /// Sums of each row's halves: the left half in lanes 0 to 2, the right half in 6 to 8.
    private let halves: UnsafeMutableBufferPointer<SIMD16<UInt16>>

    init(of shapes: CellShapes) {
        self.shapes = shapes
        sums = .allocate(capacity: max(1, shapes.banks.count * 3))
        sums.initialize(repeating: SIMD16())
        halves = .allocate(capacity: Self.rows)
        halves.initialize(repeating: SIMD16())
    }

    deinit {
        sums.deallocate()
        halves.deallocate()
    }

    /// Sets the sums for a cell that has a single color.
    mutating func take(_ color: SIMD3<Float>) {
        mean = color
        variance = 0
    }

    /// Sums the samples of a cell. Reads 12 bytes in each of 8 rows, and up to 7 unused bytes after them.
    mutating func take(_ samples: UnsafeRawPointer, stride: Int) {
        var columns = SIMD16<UInt16>(), squares = SIMD16<UInt32>()
        for row in 0..<Self.rows {
            let start = samples + row * stride
            let bytes = start.loadUnaligned(as: SIMD16<UInt8>.self)
            let next = (start + 3).loadUnaligned(as: SIMD16<UInt8>.self)
            let wide = SIMD16<UInt16>(truncatingIfNeeded: bytes)
            halves[row] = wide &+ SIMD16<UInt16>(truncatingIfNeeded: next)
            columns &+= wide
            squares &+= SIMD16<UInt32>(truncatingIfNeeded: wide &* wide)
        }
        // The last four lanes belong to the next cell.
        let own = squares.lowHalf.wrappedSum() &+ squares.highHalf.lowHalf.wrappedSum()
        variance = Float(own)
        for channel in 0..<3 {
            func column(_ index: Int) -> Float { Float(columns[index * 3 + channel]) }
            let total = column(0) + column(1) + column(2) + column(3)
            let mean = total / CellShapes.area
            self.mean[channel] = mean
            variance -= total * mean
            set(channel, mean, SIMD3(column(0), column(1), column(2)) - 8 * mean, last: column(3) - 8 * mean)
        }
        variance = max(0, variance)
    }

    private func set(_ channel: Int, _ mean: Float, _ columns: SIMD3<Float>, last: Float) {
        let halves = UnsafeRawBufferPointer(self.halves)
        func half(_ row: Int, _ side: Int) -> Float {
            Float(halves.load(fromByteOffset: (row * 16 + side * 6 + channel) * 2, as: UInt16.self)) - 2
                * mean
        }
        func side(_ side: Int) -> SIMD8<Float> {
            SIMD8(
                half(0, side), half(1, side), half(2, side), half(3, side), half(4, side), half(5, side),
                half(6, side), half(7, side))
        }
        let left = side(0), right = side(1)
        let (upperLeft, upperRight) = (left.evenHalf + left.oddHalf, right.evenHalf + right.oddHalf)
        for (index, bank) in shapes.banks.enumerated() {
            let values: SIMD16<Float> =
                switch bank {
                case .edges: Self.edges(left + right, columns, last)
                case .quadrants:
                    Self.subsets(
                        upperLeft[0] + upperLeft[1], upperRight[0] + upperRight[1],
                        upperLeft[2] + upperLeft[3], upperRight[2] + upperRight[3])
                case .sextants(let fifth):
                    Self.subsets(
                        left[0] + left[1] + left[2] * 2 / 3, right[0] + right[1] + right[2] * 2 / 3,
                        left[2] / 3 + left[3] + left[4] + left[5] / 3,
                        right[2] / 3 + right[3] + right[4] + right[5] / 3)
                        + (fifth ? left[5] * 2 / 3 + left[6] + left[7] : 0)
                case .octants(let lower):
                    Self.subsets(upperLeft[0], upperRight[0], upperLeft[1], upperRight[1])
                        + ((lower & 1 != 0 ? upperLeft[2] : 0) + (lower & 2 != 0 ? upperRight[2] : 0)
                            + (lower & 4 != 0 ? upperLeft[3] : 0))
                }
            sums[index * 3 + channel] = values
        }
    }

    /// An eighth of the width is half a sample, so odd eighths include half of a column.
    @inline(__always)
    private static func edges(_ rows: SIMD8<Float>, _ columns: SIMD3<Float>, _ last: Float) -> SIMD16<Float> {
        let two = rows[0] + rows[1]
        let four = two + rows[2] + rows[3]
        let six = four + rows[4] + rows[5]
        let left = columns[0] + columns[1], most = left + columns[2]
        return SIMD16(
            rows[0], two, two + rows[2], four, four + rows[4], six, six + rows[6], columns[0] / 2,
            columns[0], columns[0] + columns[1] / 2, left, left + columns[2] / 2, most, most + last / 2, 0, 0)
    }

    /// Sums of all subsets of four values. Bit n of a lane's number selects value n.
    @inline(__always)
    private static func subsets(_ first: Float, _ second: Float, _ third: Float, _ fourth: Float)
        -> SIMD16<Float>
    {
        bits[0] * first + bits[1] * second + bits[2] * third + bits[3] * fourth
    }

    private static let bits: [SIMD16<Float>] = (0..<4).map { bit in
        var lanes = SIMD16<Float>()
        for lane in 0..<16 where lane >> bit & 1 != 0 { lanes[lane] = 1 }
        return lanes
    }

    func fits() -> Fits {
        var fits = Fits()
        for (bank, factors) in shapes.gains.enumerated() {
            let red = sums[bank * 3]
            let green = sums[bank * 3 + 1]
            let blue = sums[bank * 3 + 2]
            let gains = (red * red + green * green + blue * blue) * factors
            let isMore = gains .> fits.gains
            fits.gains.replace(with: gains, where: isMore)
            fits.banks.replace(with: Int32(truncatingIfNeeded: bank), where: isMore)
        }
        return fits
    }

    func sum(bank: Int, lane: Int) -> SIMD3<Float> {
        SIMD3(sums[bank * 3][lane], sums[bank * 3 + 1][lane], sums[bank * 3 + 2][lane])
    }
}
