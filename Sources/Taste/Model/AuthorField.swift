import GalleryCore
import Glibc

struct AuthorField: TasteField {
    /// Minimum share of an author in the likes, not counting one photo of the author; a smaller share may be chance.
    private static let habit = 0.2
    /// Weight of the prior, as a number of liked photos whose authors are distributed as in the seen photos.
    private static let prior = 3.0
    private let liked: [(author: String?, weight: Double)]
    private let sums: [String: Double]
    private let all: Double
    private let seen: [String: Double]
    private let count: Double

    init(liked: [TasteExamples.Example], passed: [PhotoTraits]) {
        self.liked = liked.map { ($0.traits.author, $0.weight) }
        sums = Dictionary(
            self.liked.compactMap { author, weight in author.map { ($0, weight) } }, uniquingKeysWith: +)
        all = liked.reduce(0) { $0 + $1.weight }
        seen = Dictionary(
            (passed + liked.map(\.traits)).compactMap { $0.author.map { ($0, 1) } }, uniquingKeysWith: +)
        count = Double(passed.count + liked.count)
    }

    func ratio(of photo: PhotoTraits, without index: Int?) -> Double {
        guard let author = photo.author, let sum = sums[author] else { return 0 }
        let own = index.map { liked[$0].weight } ?? 0
        guard sum - own > 1e-9 else { return 0 }
        let share = (seen[author, default: 0] + 0.5) / (count + 50)
        return log((sum - own + Self.prior * share) / (all - own + Self.prior) / share)
    }

    /// Share of each author in the likes, by weight.
    var shares: [String: Double] { sums.mapValues { $0 / max(all, .leastNormalMagnitude) } }

    /// Authors with a significant share of the likes, most liked first. After a single like, the photo's author.
    var habits: [String] {
        guard liked.count > 1 else { return liked.compactMap(\.author) }
        let counts = Dictionary(liked.compactMap { $0.author.map { ($0, 1.0) } }, uniquingKeysWith: +)
        let least = Self.habit * Double(liked.count)
        return counts.filter { $0.value > 1 && $0.value - 1 >= least }
            .sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
    }
}
