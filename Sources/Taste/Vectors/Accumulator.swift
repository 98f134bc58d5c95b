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

    /// What was added, and nothing left.
    mutating func drain() -> SparseVector {
        defer { touched.removeAll(keepingCapacity: true) }
        let vector = SparseVector(touched.map { ($0, sums[Int($0)]) })
        for index in touched { sums[Int(index)] = 0 }
        return vector
    }
}
