/// Few values at many places; no place twice, in any order.
struct SparseVector: Sendable {
    private(set) var indexes: [Int32] = []
    private(set) var values: [Double] = []

    init() {}

    /// Empty, with room for so many.
    init(capacity: Int) {
        indexes.reserveCapacity(capacity)
        values.reserveCapacity(capacity)
    }

    /// Euclidean length.
    var norm: Double { values.reduce(0) { $0 + $1 * $1 }.squareRoot() }

    /// Gives it the length `length`; empties it when it has none.
    mutating func normalize(to length: Double = 1) {
        let norm = norm
        guard norm > 0 else { return self = SparseVector() }
        for place in values.indices { values[place] *= length / norm }
    }

    /// Multiplies each value by what its place weighs.
    mutating func weigh(by weights: [Double]) {
        for place in values.indices { values[place] *= weights[Int(indexes[place])] }
    }

    /// Adds a value at another place.
    mutating func append(_ value: Double, at index: Int32) {
        indexes.append(index)
        values.append(value)
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
