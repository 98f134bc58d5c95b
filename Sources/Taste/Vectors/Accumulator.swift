/// Adds up values at places in any order without sorting or hashing: emptied, it can be used again.
struct Accumulator {
    private var sums: [Double]
    private var touched: [Int32] = []

    /// For places below `width`.
    init(width: Int) { sums = Array(repeating: 0, count: width) }

    mutating func add(_ value: Double, at index: Int32) {
        if sums[Int(index)] == 0 { touched.append(index) }
        sums[Int(index)] += value
    }

    /// Gives all of it the Euclidean length `length`; nothing has none.
    mutating func normalize(to length: Double) {
        let norm = touched.reduce(0) { $0 + sums[Int($1)] * sums[Int($1)] }.squareRoot()
        guard norm > 0 else { return }
        for index in touched { sums[Int(index)] *= length / norm }
    }

    /// What was added, and nothing left.
    mutating func drain() -> SparseVector {
        var vector = SparseVector(capacity: touched.count)
        for index in touched {
            vector.append(sums[Int(index)], at: index)
            sums[Int(index)] = 0
        }
        touched.removeAll(keepingCapacity: true)
        return vector
    }
}
