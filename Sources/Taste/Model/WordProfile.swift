import Glibc

/// Weights of words for ranking (Rocchio 1971): the mean of the liked photos, minus weighted passed-over and disliked
/// photos, plus searched words. Words that few liked photos contain count less. Tuned with `benchmarks taste`.
struct WordProfile: Sendable {
    /// Vector of unit length with the weight of its example.
    typealias Weighted = (vector: SparseVector, weight: Double)

    private enum Share {
        static let passed = 0.5
        static let searched = 1.2
        /// Exponent applied to the share of likes that contain a word.
        static let repeated = 0.25
    }

    /// For each word: the weighted sum of its values in liked photos, and the total weight of liked photos with it.
    private var sums: [Double]
    private var having: [Double]
    private var all = 0.0
    /// For each word: the weight from passed-over and disliked photos and searches.
    private var rest: [Double]

    init(
        liked: [Weighted], disliked: [Weighted], passed: [SparseVector],
        searched: [(word: Int32, weight: Double)],
        width: Int
    ) {
        sums = Array(repeating: 0, count: width)
        having = sums
        rest = sums
        for (vector, weight) in liked {
            vector.add(times: weight, to: &sums)
            for entry in vector.entries { having[Int(entry.index)] += weight }
            all += weight
        }
        for vector in passed { vector.add(times: -Share.passed / Double(passed.count), to: &rest) }
        for (vector, weight) in disliked { vector.add(times: -weight / max(1, all), to: &rest) }
        for (word, weight) in searched { rest[Int(word)] += Share.searched * weight }
    }

    /// Score of a word whose value in a vector is 1.
    func weight(of word: Int) -> Double { weight(sums[word], having[word], all) + rest[word] }

    func scores(of vectors: some Sequence<SparseVector>) -> [Double] {
        let weights = sums.indices.map(weight)
        return vectors.map { $0.dot(weights) }
    }

    /// Score of a liked photo, computed without its own contribution (leave-one-out).
    func score(ofLiked own: Weighted) -> Double {
        own.vector.entries.reduce(0) { sum, entry in
            let word = Int(entry.index)
            let left = weight(
                sums[word] - own.weight * entry.value, having[word] - own.weight, all - own.weight)
            return sum + entry.value * (left + rest[word])
        }
    }

    private func weight(_ sum: Double, _ having: Double, _ all: Double) -> Double {
        guard all > 1e-9, sum > 1e-9 else { return 0 }
        return sum / all * pow(max(having, 1) / max(all, 1), Share.repeated)
    }
}
