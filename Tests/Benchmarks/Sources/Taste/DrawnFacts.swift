import Foundation
import GalleryCore
import TestKit

/// Color, orientation and author, which caption files lack. Drawn at random, depending on the held-out captions.
struct DrawnFacts {
    private typealias Scene = (color: (red: Double, green: Double, blue: Double), words: Set<String>)

    private struct Author {
        let name: String
        let weight: Double
        /// Two scenes, which 60 % of the author's photos show.
        let scenes: Set<Int>
    }

    private static let scenes: [Scene] = [
        ((205, 212, 222), ["snow", "snowy", "ski", "skier", "snowboarder", "ice", "sled"]),
        ((95, 125, 60), ["grass", "grassy", "field", "lawn", "park", "meadow"]),
        ((70, 115, 150), ["water", "ocean", "lake", "river", "pool", "wave", "boat", "surfer"]),
        ((200, 175, 135), ["sand", "sandy", "beach", "desert", "dirt", "dune"]),
        ((125, 120, 118), ["street", "road", "sidewalk", "city", "building", "bus", "train"]),
        ((45, 45, 60), ["night", "dark", "concert", "stage"]),
        ((70, 90, 55), ["wood", "forest", "tree", "mountain", "trail", "rock", "cliff"]),
        ((190, 120, 80), ["sunset", "sunrise", "dusk", "sun", "evening"]),
        ((130, 110, 95), ["room", "kitchen", "table", "bed", "couch", "bathroom", "plate"]),
    ]
    private static let people: Set = [
        "man", "woman", "boy", "girl", "child", "people", "person", "men", "women",
    ]

    private let authors: [Author]
    private var random: SeededRandom

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        authors = (1...500).map { number in
            let scenes = Self.scenes.indices.shuffled(using: &random).prefix(2)
            return Author(
                name: "author\(number)", weight: pow(Double(number + 6), -0.8), scenes: Set(scenes))
        }
        self.random = random
    }

    mutating func next(_ held: [String]) -> (color: RGB, isTall: Bool, author: String) {
        let words = held.map { Set(CaptionedCollection.words(of: $0)) }
        let named = Self.scenes.indices.map { scene in
            words.count { !$0.isDisjoint(with: Self.scenes[scene].words) }
        }
        let most = named.max() ?? 0
        let scene =
            Self.scenes.indices.filter { named[$0] == most }.randomElement(using: &random) ?? 0
        let hasPeople = words.contains { !$0.isDisjoint(with: Self.people) }
        return (
            color(of: scene), Double.random(in: 0..<1, using: &random) < (hasPeople ? 0.35 : 0.25),
            author(of: scene)
        )
    }

    private mutating func color(of scene: Int) -> RGB {
        let base = Self.scenes[scene].color, light = 24 * normal()
        func channel(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value + light + 16 * normal()))) }
        return RGB(red: channel(base.red), green: channel(base.green), blue: channel(base.blue))
    }

    private mutating func author(of scene: Int) -> String {
        let elsewhere = 0.4 / Double(Self.scenes.count - 2)
        let weights = authors.map { $0.weight * ($0.scenes.contains(scene) ? 0.3 : elsewhere) }
        var left = Double.random(in: 0..<weights.reduce(0, +), using: &random)
        for (author, weight) in zip(authors, weights) {
            left -= weight
            if left < 0 { return author.name }
        }
        return authors[0].name
    }

    /// Sample of the standard normal distribution (Box and Muller 1958).
    private mutating func normal() -> Double {
        let (one, other) = (
            Double.random(in: 0..<1, using: &random), Double.random(in: 0..<1, using: &random)
        )
        return (-2 * log(1 - one)).squareRoot() * cos(2 * .pi * other)
    }
}
