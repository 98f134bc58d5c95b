import Foundation
import GalleryCore
import TestKit

/// Photos whose words have natural frequencies (Zipf 1935): about 30 % of them have the most frequent word.
struct WordyPhotos {
    /// Queries: a frequent word, rare words, two words, a phrase, prefixes of 2 to 7 letters, Cyrillic, unknown words.
    static let queries = [
        ["nature"], ["fog", "forest"], ["forest fog"], ["na"], ["for"], ["fore"], ["landsca"],
        ["fog", "landsc"],
        ["лес"], ["туман", "ле"], ["vensiltra"], ["xyzzyq"],
    ]

    private static let common = [
        "nature", "fog", "forest", "landscape", "sky", "water", "лес", "туман", "mountain", "night", "city",
        "light",
        "river", "winter", "people", "street", "naturally", "forests", "landscapes", "foggy", "леса", "café",
    ]
    private static let syllables = [
        "ba", "ko", "li", "mo", "tra", "ven", "sil", "gar", "na", "per", "lan", "dro", "fo", "qua", "ste",
    ]

    private var random: SeededRandom
    private let words: [String]
    private let ends: [Double]

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var words = Self.common
        for _ in 0..<30_000 {
            let count = Int.random(in: 2...4, using: &random)
            words.append((0..<count).map { _ in Self.syllables.randomElement(using: &random) ?? "" }.joined())
        }
        var sum = 0.0
        ends = words.indices.map { rank in
            sum += 1 / Double(rank + 10)
            return sum
        }
        self.words = words
        self.random = random
    }

    mutating func photo(_ number: Int) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: "\(number)"), title: text(4), about: text(6), altText: text(8),
            author: Author(name: text(2), username: "u\(number % 5_000)", link: "https://example.com/u"),
            license: License(code: "cc0", name: "CC0 1.0", link: "https://example.com/cc0"),
            pageLink: "https://example.com/photos/\(number)", size: PixelSize(width: 4000, height: 3000),
            color: RGB(red: UInt8(number & 255), green: 90, blue: 120),
            tags: (0..<8).map { _ in word() }, source: PictureSource("/photos/\(number) *w"))
    }

    private mutating func text(_ count: Int) -> String {
        (0..<count).map { _ in word() }.joined(separator: " ")
    }

    private mutating func word() -> String {
        let place = Double.random(in: 0..<(ends.last ?? 1), using: &random)
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > place { high = middle } else { low = middle + 1 }
        }
        return words[low]
    }
}
