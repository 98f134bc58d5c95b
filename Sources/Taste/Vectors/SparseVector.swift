/// Few values at many places; no place twice, in any order.
struct SparseVector: Sendable {
    /// A value and where it stands.
    struct Entry: Sendable {
        let index: Int32
        var value: Double
    }

    private(set) var entries: [Entry] = []

    /// Empty, with room for so many.
    init(capacity: Int = 0) { entries.reserveCapacity(capacity) }

    /// The entries of both, which have no place in common.
    init(_ first: SparseVector, and second: SparseVector) {
        self.init(capacity: first.entries.count + second.entries.count)
        entries += first.entries
        entries += second.entries
    }

    var norm: Double { entries.reduce(0) { $0 + $1.value * $1.value }.squareRoot() }

    /// Gives it the length `length`; empties it when it has none.
    mutating func normalize(to length: Double = 1) {
        let norm = norm
        guard norm > 0 else { return self = SparseVector() }
        for place in entries.indices { entries[place].value *= length / norm }
    }

    /// Multiplies each value by what its place weighs.
    mutating func weigh(by weights: [Double]) {
        for place in entries.indices { entries[place].value *= weights[Int(entries[place].index)] }
    }

    /// Adds a value at another place.
    mutating func append(_ value: Double, at index: Int32) {
        entries.append(Entry(index: index, value: value))
    }

    /// With a vector that has a value everywhere.
    func dot(_ dense: [Double]) -> Double {
        var sum = 0.0
        for entry in entries { sum += entry.value * dense[Int(entry.index)] }
        return sum
    }

    /// Adds the values times `factor` to a vector that has a value everywhere.
    func add(times factor: Double, to dense: inout [Double]) {
        for entry in entries { dense[Int(entry.index)] += factor * entry.value }
    }
}
