import Foundation
import GalleryCore

/// Known methods to order candidates by liked photos, for comparison.
struct OtherOrders {
    let catalog: CaptionCatalog
    let liked: [Int]
    /// Seen but not liked photos.
    let passed: [Int]
    let candidates: [Int]

    func sorted(by score: (Int) -> Double) -> [Int] {
        candidates.map { (place: $0, score: score($0)) }
            .sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.place)
    }

    /// Order by the probability of a like, given the user's subjects and shares, and estimated from a photo's words.
    func told(_ person: SimulatedUser) -> [Int] {
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

    /// Order by Rocchio (1971): cosine with the mean of liked photos minus a quarter of the mean of 200 passed photos.
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
}

extension CaptionCatalog {
    /// For each word, the share of photos with this word that have the subject; rare words are omitted.
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

    /// Inverse document frequencies of the words of a photo, as a vector of unit length.
    func vector(_ place: Int) -> [(word: String, value: Double)] {
        let values = words[place].map { (word: $0, value: rarity($0)) }
        let norm = max(values.reduce(0) { $0 + $1.value * $1.value }.squareRoot(), .leastNormalMagnitude)
        return values.map { ($0.word, $0.value / norm) }
    }
}
