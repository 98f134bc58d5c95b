/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998), with a bonus for groups below their minimum share.
struct MarginalRelevance {
    /// Part of its minimum share below which a group gets the bonus, in every prefix of the page.
    private static let least = 0.85
    /// Added to the score per photo that a group lacks.
    private static let bonus = 3.0

    private let penalty: Double
    private let scores: [Double]
    private let vectors: [SparseVector]
    private let groups: [[Int]]
    private let minShares: [Double]
    /// Indices of the remaining candidates.
    private var left: [Int]
    private var closest: [Double]
    private var used: [Double]
    private var counts: [Double]
    private var count = 0.0

    /// - Parameters:
    ///   - scores: in standard deviations.
    ///   - vectors: of unit length and `width` dimensions, without negative values; one per score.
    ///   - groups: for each score, the indices of its groups in `minShares`.
    ///   - minShares: the minimum share of each group in the page.
    ///   - penalty: cost of similarity to a candidate that was taken before.
    init(
        scores: [Double], vectors: [SparseVector], width: Int, groups: [[Int]], minShares: [Double],
        penalty: Double
    ) {
        self.scores = scores
        self.vectors = vectors
        self.groups = groups
        self.minShares = minShares
        self.penalty = penalty
        left = Array(scores.indices)
        closest = Array(repeating: 0, count: scores.count)
        used = Array(repeating: 0, count: width)
        counts = Array(repeating: 0, count: minShares.count)
    }

    mutating func next() -> Int? {
        guard let position = left.indices.max(by: { value(left[$0]) < value(left[$1]) }) else { return nil }
        let index = left.remove(at: position)
        vectors[index].add(times: 1, to: &used)
        for other in left { closest[other] = max(closest[other], vectors[other].dot(used)) }
        vectors[index].add(times: -1, to: &used)
        for group in groups[index] { counts[group] += 1 }
        count += 1
        return index
    }

    /// Marginal relevance, rounded: the last digits depend on the order of summation and must not affect the ranking.
    private func value(_ index: Int) -> Double {
        let short = groups[index].reduce(0) { max($0, Self.least * minShares[$1] * (count + 1) - counts[$1]) }
        let value = scores[index] - penalty * closest[index] + Self.bonus * short
        return (value * 1e9).rounded()
    }
}
