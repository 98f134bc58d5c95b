import GalleryCore
import Glibc

/// Authors of whom so much is liked that it is no chance: one in five of the liked photos, and one more.
struct AuthorHabit: Sendable {
    private static let share = 0.2
    /// Photos that are thought beside those liked, as they are among all.
    private static let prior = 3.0

    /// How much more often their photos are liked than others, as a logarithm.
    let evidence: [String: Double]

    init(liked: [TasteExamples.Example], passed: [PhotoTraits]) {
        let counts = Dictionary(liked.compactMap { $0.traits.author.map { ($0, 1.0) } }, uniquingKeysWith: +)
        let left = Dictionary(passed.compactMap { $0.author.map { ($0, 1.0) } }, uniquingKeysWith: +)
        let all = Double(liked.count)
        evidence = Dictionary(
            uniqueKeysWithValues: counts.compactMap { author, count in
                guard count > 1, count - 1 >= Self.share * all else { return nil }
                let share = (left[author, default: 0] + 0.5) / Double(passed.count + 20)
                let ratio = log((count - 1 + Self.prior * share) / (all + Self.prior) / share)
                return ratio > 0 ? (author, ratio) : nil
            })
    }

    /// The most liked first.
    var authors: [String] {
        evidence.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
    }
}
