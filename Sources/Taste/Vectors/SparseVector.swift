/// Few values at many places; no place twice, in any order.
struct SparseVector: Sendable {
    private(set) var indexes: [Int32] = []
    private(set) var values: [Double] = []

    init() {}

    /// Entries whose indexes all differ.
    init(_ entries: [(index: Int32, value: Double)]) {
        indexes = entries.map(\.index)
        values = entries.map(\.value)
    }

    /// Euclidean length.
    var norm: Double { values.reduce(0) { $0 + $1 * $1 }.squareRoot() }

    /// Of length `length`, or empty.
    func normalized(to length: Double = 1) -> SparseVector {
        let norm = norm
        guard norm > 0 else { return SparseVector() }
        var scaled = self
        for place in scaled.values.indices { scaled.values[place] *= length / norm }
        return scaled
    }

    /// Each value times what the place weighs.
    func weighed(by weights: [Double]) -> SparseVector {
        var weighed = self
        for place in weighed.values.indices { weighed.values[place] *= weights[Int(weighed.indexes[place])] }
        return weighed
    }

    /// Adds entries at other places.
    mutating func append(_ other: SparseVector) {
        indexes += other.indexes
        values += other.values
    }

    /// With a vector that has a value everywhere.
    func dot(_ dense: [Double]) -> Double {
        var sum = 0.0
        for place in indexes.indices { sum += values[place] * dense[Int(indexes[place])] }
        return sum
    }

    /// Adds the values times `factor` to a vector that has a value everywhere.
    func add(times factor: Double, to dense: inout [Double]) {
        for place in indexes.indices { dense[Int(indexes[place])] += factor * values[place] }
    }
}
