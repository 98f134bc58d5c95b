/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998), with a bonus for groups below their claims.
struct MarginalRelevance {
    /// Share of every prefix of the page that a group of candidates should have.
    struct Claim {
        let share: Double
        /// Added to the score per photo that the group lacks.
        let bonus: Double
    }

    private let penalty: Double
    private let scores: [Double]
    private let vectors: [SparseVector]
    private let groups: [[Int]]
    private let claims: [Claim]
    /// Indices of the remaining candidates.
    private var left: [Int]
    private var closest: [Double]
    private var used: [Double]
    private var counts: [Double]
    private var count = 0.0

    /// - Parameters:
    ///   - scores: in standard deviations.
    ///   - vectors: of unit length and `width` dimensions, without negative values; one per score.
    ///   - groups: for each score, the indices of its groups in `claims`.
    ///   - claims: one per group.
    ///   - penalty: cost of similarity to a candidate that was taken before.
    init(
        scores: [Double], vectors: [SparseVector], width: Int, groups: [[Int]], claims: [Claim],
        penalty: Double
    ) {
        self.scores = scores
        self.vectors = vectors
        self.groups = groups
        self.claims = claims
        self.penalty = penalty
        left = Array(scores.indices)
        closest = Array(repeating: 0, count: scores.count)
        used = Array(repeating: 0, count: width)
        counts = Array(repeating: 0, count: claims.count)
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
        let bonus = groups[index].reduce(0) { most, group in
            max(most, claims[group].bonus * (claims[group].share * (count + 1) - counts[group]))
        }
        let value = scores[index] - penalty * closest[index] + bonus
        return value.settled
    }
}
