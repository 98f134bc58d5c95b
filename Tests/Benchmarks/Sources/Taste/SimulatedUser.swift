import GalleryCore
import Glibc
import TestKit

struct SimulatedUser {
    let kind: TasteKind
    /// Subjects that the user searches for; empty if the taste has none.
    let subjects: [String]
    /// Probability that a photo of each subject is liked; empty if likes do not depend on the subject alone.
    let shares: [Double]
    /// Probability of liking each photo. The first element applies before the taste changes, the last one afterwards.
    let chances: [[Double]]
    let likes: [[Bool]]

    init(_ kind: TasteKind, in collection: CaptionedCollection, _ random: inout SeededRandom) {
        self.kind = kind
        let all = collection.photos.indices
        var subjects: [String] = []
        var chances: [[Double]] = []
        var shares: [Double] = []
        switch kind {
        case .mixture, .noisy:
            subjects = Array(collection.interests.shuffled(using: &random).prefix(5))
            shares = subjects.map { _ in Double.random(in: 0.3..<0.9, using: &random) }
        case .interests:
            subjects = Self.apart(3, in: collection, &random)
            shares = [0.85, 0.85, 0.85]
        case .changing, .sitting:
            let both = Self.apart(6, in: collection, &random)
            subjects = Array(both.suffix(3))
            shares = [0.85, 0.85, 0.85]
            chances = [Self.chances(of: Array(both.prefix(3)), shares, in: collection)]
        case .author:
            let counts = Dictionary(collection.photos.map { ($0.author.name, 1) }, uniquingKeysWith: +)
            let known = counts.filter { $0.value >= 25 }.keys.sorted()
            let author = known.randomElement(using: &random) ?? ""
            chances = [all.map { collection.photos[$0].author.name == author ? 0.85 : 0.003 }]
        case .color:
            let colors = collection.photos.map { OKLab($0.color ?? RGB(red: 0, green: 0, blue: 0)) }
            let wanted = colors.randomElement(using: &random) ?? colors[0]
            let distances = colors.map { $0.distance(to: wanted) }
            let width = distances.sorted()[distances.count / 12]
            chances = [distances.map { 0.8 * exp(-pow($0 / width, 2)) + 0.005 }]
        case .form:
            subjects = Array(collection.interests.shuffled(using: &random).prefix(8))
            chances = [
                all.map { place in
                    let isTall = collection.photos[place].size.map { $0.height > $0.width } ?? false
                    let isLiked = !collection.subjects[place].isDisjoint(with: subjects)
                    return isTall ? (isLiked ? 0.7 : 0.3) : isLiked ? 0.05 : 0.01
                }
            ]
        }
        if !shares.isEmpty { chances.append(Self.chances(of: subjects, shares, in: collection)) }
        self.subjects = subjects
        self.shares = shares
        self.chances = chances
        likes = chances.map { chances in chances.map { Double.random(in: 0..<1, using: &random) < $0 } }
    }

    /// Random interests, any two of which share few photos.
    private static func apart(
        _ count: Int, in collection: CaptionedCollection, _ random: inout SeededRandom
    ) -> [String] {
        var chosen: [String] = []
        for word in collection.interests.shuffled(using: &random) where chosen.count < count {
            let own = Set(collection.having[word] ?? [])
            let isApart = chosen.allSatisfy { other in
                own.intersection(collection.having[other] ?? []).count * 10 < own.count
            }
            if isApart { chosen.append(word) }
        }
        return chosen
    }

    private static func chances(
        of subjects: [String], _ shares: [Double], in collection: CaptionedCollection
    ) -> [Double] {
        collection.subjects.map { words in
            1 - zip(subjects, shares).reduce(0.99) { words.contains($1.0) ? $0 * (1 - $1.1) : $0 }
        }
    }
}
