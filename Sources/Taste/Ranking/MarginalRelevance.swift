/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): the best one next that is not like those
/// already taken.
struct MarginalRelevance {
    /// What being like another costs, in standard deviations of the scores.
    let penalty: Double

    private let scores: [Double]
    private let vectors: [SparseVector]
    private var closest: [Double]
    private var isTaken: [Bool]
    private var taken: [Double]

    /// `vectors` are of unit length over `width` places, one a score.
    init(scores: [Double], vectors: [SparseVector], width: Int, penalty: Double) {
        let mean = scores.reduce(0, +) / Double(max(1, scores.count))
        let spread = scores.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(1, scores.count))
        let deviation = max(spread.squareRoot(), .leastNormalMagnitude)
        self.scores = scores.map { ($0 - mean) / deviation }
        self.vectors = vectors
        self.penalty = penalty
        closest = Array(repeating: 0, count: scores.count)
        isTaken = Array(repeating: false, count: scores.count)
        taken = Array(repeating: 0, count: width)
    }

    /// The best one left; nil when all are taken.
    mutating func next() -> Int? {
        take(scores.indices.lazy.filter { [self] in !isTaken[$0] }.max { value($0) < value($1) })
    }

    /// The one among the first `count` that is least like what was taken.
    mutating func nextUnlike(among count: Int) -> Int? {
        take(scores.indices.prefix(count).filter { !isTaken[$0] }.min { closest[$0] < closest[$1] })
    }

    private func value(_ index: Int) -> Double { scores[index] - penalty * closest[index] }

    private mutating func take(_ index: Int?) -> Int? {
        guard let index else { return nil }
        isTaken[index] = true
        vectors[index].add(times: 1, to: &taken)
        for other in vectors.indices where !isTaken[other] {
            closest[other] = max(closest[other], vectors[other].dot(taken))
        }
        vectors[index].add(times: -1, to: &taken)
        return index
    }
}
