/// Which words stand together: photos of a fox are photos of an animal, although the tag is missing.
///
/// The generalised vector space model of Wong, Ziarko and Wong (SIGIR 1985), with the nearest words only.
struct TermNeighbours: Sendable {
    /// Words one word brings along at most.
    private static let most = 12
    /// Words of one photo that are looked at: what a hostile service sends must not cost its square.
    private static let widest = 40

    private let neighbours: [[(index: Int32, closeness: Double)]]

    /// Learns from unit vectors over `count` words how close each two are: the cosine of their columns.
    init(_ documents: [SparseVector], count: Int) {
        var postings = [[(document: Int, value: Double)]](repeating: [], count: count)
        for (place, document) in documents.enumerated() {
            for (index, value) in zip(document.indexes, document.values).prefix(Self.widest) {
                postings[Int(index)].append((place, value))
            }
        }
        let lengths = postings.map { $0.reduce(0) { $0 + $1.value * $1.value }.squareRoot() }
        var products = Accumulator(width: count)
        neighbours = postings.indices.map { own in
            // A word of one photo stands beside everything there and tells nothing.
            guard postings[own].count > 1 else { return [] }
            for (place, value) in postings[own] {
                let document = documents[place]
                for (index, other) in zip(document.indexes, document.values).prefix(Self.widest) {
                    products.add(value * other, at: index)
                }
            }
            let together = products.drain()
            let close = zip(together.indexes, together.values).compactMap {
                index, product -> (index: Int32, closeness: Double)? in
                let closeness = product / (lengths[own] * lengths[Int(index)])
                return closeness > 0.1 && Int(index) != own ? (index, closeness) : nil
            }
            let nearest = close.sorted {
                $0.closeness == $1.closeness ? $0.index < $1.index : $0.closeness > $1.closeness
            }
            return Array(nearest.prefix(Self.most))
        }
    }

    /// The vector with the neighbours of its words, which count `share` as much as the words; of unit length.
    func widened(_ vector: SparseVector, by share: Double, with sums: inout Accumulator) -> SparseVector {
        for (index, value) in zip(vector.indexes, vector.values) {
            sums.add(value, at: index)
            for neighbour in neighbours[Int(index)] {
                sums.add(value * neighbour.closeness, at: neighbour.index)
            }
        }
        let around = sums.drain().normalized(to: share)
        for (index, value) in zip(vector.indexes, vector.values) { sums.add(value, at: index) }
        for (index, value) in zip(around.indexes, around.values) { sums.add(value, at: index) }
        return sums.drain().normalized()
    }
}
