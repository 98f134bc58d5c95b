/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): the best one next that is not like those
/// already taken; a group that is short of its due is helped.
struct MarginalRelevance {
    /// The part of its due that a group has of any page, and what lifts it for each photo short of that.
    private static let least = 0.85
    private static let bonus = 3.0

    private let penalty: Double
    private let scores: [Double]
    private let vectors: [SparseVector]
    private let groups: [[Int]]
    private let dues: [Double]
    /// Those that can still be taken, in their order.
    private var left: [Int]
    private var closest: [Double]
    private var taken: [Double]
    private var counts: [Double]
    private var count = 0.0

    /// - Parameters:
    ///   - scores: in standard deviations.
    ///   - vectors: of unit length over `width` places, without negative values, one a score.
    ///   - groups: those that each score belongs to.
    ///   - dues: the part of a page that each group has a claim to.
    ///   - penalty: what being like another costs.
    init(
        scores: [Double], vectors: [SparseVector], width: Int, groups: [[Int]], dues: [Double],
        penalty: Double
    ) {
        self.scores = scores
        (self.vectors, self.groups, self.dues, self.penalty) = (vectors, groups, dues, penalty)
        left = Array(scores.indices)
        closest = Array(repeating: 0, count: scores.count)
        taken = Array(repeating: 0, count: width)
        counts = Array(repeating: 0, count: dues.count)
    }

    /// The best one left; nil when all are taken.
    mutating func next() -> Int? {
        guard let place = left.indices.max(by: { value(left[$0]) < value(left[$1]) }) else { return nil }
        let index = left.remove(at: place)
        vectors[index].add(times: 1, to: &taken)
        for other in left { closest[other] = max(closest[other], vectors[other].dot(taken)) }
        vectors[index].add(times: -1, to: &taken)
        for group in groups[index] { counts[group] += 1 }
        count += 1
        return index
    }

    /// The same numbers added in another order differ in their last digits, which must not put the same photos in
    /// another order; of equals the later one, as `max` takes it, is the worse.
    private func value(_ index: Int) -> Double {
        let short = groups[index].reduce(0) { max($0, Self.least * dues[$1] * (count + 1) - counts[$1]) }
        let value = scores[index] - penalty * closest[index] + Self.bonus * short
        return (value * 1e9).rounded()
    }
}
