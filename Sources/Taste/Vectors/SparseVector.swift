/// Sparse vector with unique indices in any order.
struct SparseVector: Sendable {
    struct Entry: Sendable {
        let index: Int32
        var value: Double
    }

    private(set) var entries: [Entry] = []

    init(capacity: Int = 0) { entries.reserveCapacity(capacity) }

    init(_ first: SparseVector, and second: SparseVector) {
        self.init(capacity: first.entries.count + second.entries.count)
        entries += first.entries
        entries += second.entries
    }

    var norm: Double { entries.reduce(0) { $0 + $1.value * $1.value }.squareRoot() }

    /// Scales to `length`; becomes empty if the norm is 0.
    mutating func normalize(to length: Double = 1) {
        let norm = norm
        guard norm > 0 else { return self = SparseVector() }
        for index in entries.indices { entries[index].value *= length / norm }
    }

    mutating func weigh(by weights: [Double]) {
        for index in entries.indices { entries[index].value *= weights[Int(entries[index].index)] }
    }

    /// The vector must not have a value at `index` yet.
    mutating func append(_ value: Double, at index: Int32) {
        entries.append(Entry(index: index, value: value))
    }

    func dot(_ dense: [Double]) -> Double {
        var sum = 0.0
        for entry in entries { sum += entry.value * dense[Int(entry.index)] }
        return sum
    }

    func add(times factor: Double, to dense: inout [Double]) {
        for entry in entries { dense[Int(entry.index)] += factor * entry.value }
    }
}
