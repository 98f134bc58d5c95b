/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): the best one next that is not like those
/// already taken.
struct MarginalRelevance {
    private let penalty: Double
    private let scores: [Double]
    private let vectors: [SparseVector]
    /// Those that can still be taken, in their order.
    private var left: [Int]
    private var closest: [Double]
    private var taken: [Double]

    /// - Parameters:
    ///   - vectors: of unit length over `width` places, without negative values, one a score.
    ///   - penalty: what being like another costs, in standard deviations of the scores.
    ///   - count: how many are taken at most.
    ///   - first: so many of the first ones may be taken for being unlike the others.
    init(
        scores: [Double], vectors: [SparseVector], width: Int, penalty: Double, count: Int, first: Int
    ) {
        let mean = scores.reduce(0, +) / Double(max(1, scores.count))
        let spread = scores.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(1, scores.count))
        let deviation = max(spread.squareRoot(), .leastNormalMagnitude)
        let normal = scores.map { ($0 - mean) / deviation }
        // Until all are taken one of the best `count` is left, and similarity costs it the penalty at most: who is
        // further behind has no chance.
        let last = normal.sorted(by: >).prefix(count).last ?? 0
        left = normal.indices.filter { $0 < first || normal[$0] >= last - penalty }
        self.scores = normal
        (self.vectors, self.penalty) = (vectors, penalty)
        closest = Array(repeating: 0, count: scores.count)
        taken = Array(repeating: 0, count: width)
    }

    /// The best one left; nil when all are taken.
    mutating func next() -> Int? {
        take(left.indices.max { value(left[$0]) < value(left[$1]) })
    }

    /// The one among the first `count` that is least like what was taken.
    mutating func nextUnlike(among count: Int) -> Int? {
        take(
            left.indices.prefix { left[$0] < count }.min {
                Self.settled(closest[left[$0]]) < Self.settled(closest[left[$1]])
            })
    }

    private func value(_ index: Int) -> Double { Self.settled(scores[index] - penalty * closest[index]) }

    /// The same numbers added in another order differ in their last digits, which must not put the same photos in
    /// another order.
    private static func settled(_ value: Double) -> Double { (value * 1e9).rounded() }

    private mutating func take(_ place: Int?) -> Int? {
        guard let place else { return nil }
        let index = left.remove(at: place)
        vectors[index].add(times: 1, to: &taken)
        for other in left { closest[other] = max(closest[other], vectors[other].dot(taken)) }
        vectors[index].add(times: -1, to: &taken)
        return index
    }
}
