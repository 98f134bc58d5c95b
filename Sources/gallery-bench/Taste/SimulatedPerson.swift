import Foundation
import GalleryCore
import Taste

/// A simulated person with a taste over theme, color, orientation and author, and with moods.
struct SimulatedPerson {
    /// How likely each photo of the collection is liked; one in ten on the average.
    let chances: [Double]
    /// What is really liked.
    let likes: [Bool]

    init(_ collection: PaintedCollection, _ random: inout SeededRandom) {
        var taste: [String: Double] = [:]
        let odds = collection.photos.map { entry in
            let traits = PhotoTraits(entry.photo)
            func liking(_ name: String, _ spread: Double) -> Double {
                if let known = taste[name] { return known }
                let drawn = spread * Self.normal(&random)
                taste[name] = drawn
                return drawn
            }
            return liking("theme \(entry.theme)", 2)
                + liking("form \(String(describing: traits.orientation))", 0.6)
                + liking("author \(traits.author ?? "")", 0.5)
                + (entry.photo.color.map { liking("color \(PaintedColor.name(of: $0))", 1) } ?? 0)
                + 0.5 * Self.normal(&random)
        }
        let threshold = Self.threshold(for: odds, mean: 0.1)
        chances = odds.map { Self.chance($0 - threshold) }
        var dice = random
        likes = chances.map { Double.random(in: 0..<1, using: &dice) < $0 }
        random = dice
    }

    private static func chance(_ odds: Double) -> Double { 1 / (1 + exp(-1.5 * odds)) }

    private static func threshold(for odds: [Double], mean: Double) -> Double {
        var (low, high) = (-20.0, 20.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            let share = odds.reduce(0) { $0 + chance($1 - middle) } / Double(max(1, odds.count))
            if share > mean { low = middle } else { high = middle }
        }
        return low
    }

    /// Box and Muller, "A Note on the Generation of Random Normal Deviates" (1958).
    private static func normal(_ random: inout SeededRandom) -> Double {
        let radius = (-2 * log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &random)))
            .squareRoot()
        return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
    }
}
