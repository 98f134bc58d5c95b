import Glibc

/// How much each word speaks for a photo.
///
/// Rocchio (1971): the mean of the liked photos less a share of the mean of those seen and left, and the words that were
/// searched for. A word that several liked photos have counts more than by its sum. Found with `benchmarks taste`.
struct WordProfile: Sendable {
    /// A vector of unit length and how much was said of it.
    typealias Weighted = (vector: SparseVector, weight: Double)

    private enum Share {
        static let passed = 0.5
        static let searched = 1.2
        /// To this power the weight of the liked photos that have a word is raised, beside its sum.
        static let repeated = 0.25
    }

    /// Sum of the liked photos, and the weight of those that have the word.
    private var sums: [Double]
    private var having: [Double]
    private var all = 0.0
    /// Weights from passed and disliked photos and searches.
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

    /// Score of a word with value 1.
    func weight(of word: Int) -> Double { weight(sums[word], having[word], all) + rest[word] }

    /// Scores of photos; about 1 for the mean similarity of liked photos.
    func scores(of vectors: some Sequence<SparseVector>) -> [Double] {
        let weights = sums.indices.map(weight)
        return vectors.map { $0.dot(weights) }
    }

    /// Score of a liked photo without its own contribution (leave-one-out).
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
