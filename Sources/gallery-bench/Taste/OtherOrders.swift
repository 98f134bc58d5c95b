import Foundation
import GalleryCore

/// Known ways to order candidates by liked photos, to compare with.
struct OtherOrders {
    let catalog: CaptionCatalog
    let latent: LatentWords
    let liked: [Int]
    /// Seen and not liked.
    let passed: [Int]
    let candidates: [Int]

    func sorted(by score: (Int) -> Double) -> [Int] {
        let scores = candidates.map(score)
        return candidates.indices.sorted {
            scores[$0] == scores[$1] ? candidates[$0] < candidates[$1] : scores[$0] > scores[$1]
        }.map { candidates[$0] }
    }

    /// What the words seen allow to whoever is told the person's subjects, how likely each is liked, and how often each
    /// word stands for it in this collection: the likeliest first.
    func told(_ person: TastePerson) -> [Int] {
        let subjects = zip(person.subjects, person.shares).map { (catalog.chances(of: $0), $1) }
        return sorted { place in
            var left = 1.0
            for (chances, share) in subjects {
                let best = catalog.words[place].compactMap { chances[$0] }.max()
                left *= 1 - share * (best ?? 0)
            }
            return 1 - left
        }
    }

    /// By how many liked photos had each word.
    var favoriteTags: [Int] {
        let counts = Dictionary(liked.flatMap { catalog.words[$0].map { ($0, 1.0) } }, uniquingKeysWith: +)
        return sorted { catalog.words[$0].reduce(0) { $0 + counts[$1, default: 0] } }
    }

    /// Rocchio (1971): cosine with the mean of the liked photos less a quarter of that of the others.
    var rocchio: [Int] {
        var center: [String: Double] = [:]
        for (places, share) in [(liked, 1.0), (Array(passed.suffix(200)), -0.25)] {
            for place in places {
                for (word, value) in catalog.vector(place) {
                    center[word, default: 0] += share * value / Double(places.count)
                }
            }
        }
        return sorted { catalog.vector($0).reduce(0) { $0 + $1.value * center[$1.word, default: 0] } }
    }

    /// BM25 (Robertson and Zaragoza 2009) with the liked photos' words as the query.
    var bm25: [Int] {
        let counts = Dictionary(liked.flatMap { catalog.words[$0].map { ($0, 1.0) } }, uniquingKeysWith: +)
        return sorted { place in
            let length = 1.2 * (0.25 + 0.75 * Double(catalog.words[place].count) / 7)
            return catalog.words[place].reduce(0) {
                $0 + counts[$1, default: 0] * catalog.rarity($1) * 2.2 / (1 + length)
            }
        }
    }

    /// The mean of the three nearest liked photos in the latent space.
    var nearest: [Int] {
        sorted { place in
            let near = liked.map { latent.cosine($0, place) }.sorted(by: >).prefix(3)
            return near.reduce(0, +) / Double(max(1, near.count))
        }
    }

    /// Logistic regression over words, stochastic descent, the others sampled.
    var logistic: [Int] {
        var weights: [String: Double] = [:]
        var bias = 0.0
        let examples = liked.map { ($0, 1.0) } + passed.suffix(100).map { ($0, 0.0) }
        for _ in 0..<40 {
            for (place, target) in examples {
                let vector = catalog.vector(place)
                let odds = vector.reduce(bias) { $0 + $1.value * weights[$1.word, default: 0] }
                let step = 0.3 * (target - 1 / (1 + exp(-odds)))
                bias += step
                for (word, value) in vector {
                    weights[word, default: 0] += step * value - 0.0005 * weights[word, default: 0]
                }
            }
        }
        return sorted { catalog.vector($0).reduce(0) { $0 + $1.value * weights[$1.word, default: 0] } }
    }
}

extension CaptionCatalog {
    /// Of the photos with each word, the share that is of a subject; words of few photos say nothing.
    func chances(of subject: String) -> [String: Double] {
        let having = Set(collection.having[subject] ?? [])
        var counts: [String: (all: Double, having: Double)] = [:]
        for (place, words) in words.enumerated() {
            for word in words {
                counts[word, default: (0, 0)].all += 1
                if having.contains(place) { counts[word, default: (0, 0)].having += 1 }
            }
        }
        return counts.filter { $0.value.all >= 8 }.mapValues { $0.having / $0.all }
    }

    /// Words with their tf-idf, of unit length.
    func vector(_ place: Int) -> [(word: String, value: Double)] {
        let values = words[place].map { (word: $0, value: rarity($0)) }
        let norm = max(values.reduce(0) { $0 + $1.value * $1.value }.squareRoot(), .leastNormalMagnitude)
        return values.map { ($0.word, $0.value / norm) }
    }
}

/// Latent semantic analysis (Deerwester et al. 1990) by subspace iteration.
struct LatentWords {
    private static let width = 64
    private let vectors: [[Double]]

    init(_ catalog: CaptionCatalog) {
        var random = SeededRandom(seed: 64)
        var numbers: [String: Int] = [:]
        let rows = catalog.words.indices.map { place in
            catalog.vector(place).map { entry in
                let next = numbers.count
                return (
                    numbers[entry.word]
                        ?? {
                            numbers[entry.word] = next
                            return next
                        }(), entry.value
                )
            }
        }
        let width = Self.width
        var basis = (0..<numbers.count * width).map { _ in Double.random(in: -1..<1, using: &random) }
        func project(_ row: [(Int, Double)]) -> [Double] {
            var vector = [Double](repeating: 0, count: width)
            for (word, value) in row {
                for axis in 0..<width { vector[axis] += value * basis[word * width + axis] }
            }
            return vector
        }
        for _ in 0..<6 {
            let projected = rows.map(project)
            basis = [Double](repeating: 0, count: basis.count)
            for (row, vector) in zip(rows, projected) {
                for (word, value) in row {
                    for axis in 0..<width { basis[word * width + axis] += value * vector[axis] }
                }
            }
            Self.orthonormalize(&basis, rows: numbers.count)
        }
        vectors = rows.map { row in
            let vector = project(row)
            let norm = max(vector.reduce(0) { $0 + $1 * $1 }.squareRoot(), .leastNormalMagnitude)
            return vector.map { $0 / norm }
        }
    }

    func cosine(_ one: Int, _ other: Int) -> Double {
        var sum = 0.0
        for axis in 0..<Self.width { sum += vectors[one][axis] * vectors[other][axis] }
        return sum
    }

    private static func orthonormalize(_ basis: inout [Double], rows: Int) {
        for axis in 0..<width {
            for earlier in 0..<axis {
                var dot = 0.0
                for row in 0..<rows { dot += basis[row * width + axis] * basis[row * width + earlier] }
                for row in 0..<rows { basis[row * width + axis] -= dot * basis[row * width + earlier] }
            }
            var norm = 0.0
            for row in 0..<rows { norm += basis[row * width + axis] * basis[row * width + axis] }
            let scale = 1 / max(norm.squareRoot(), .leastNormalMagnitude)
            for row in 0..<rows { basis[row * width + axis] *= scale }
        }
    }
}
