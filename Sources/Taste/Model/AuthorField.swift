import GalleryCore
import Glibc

struct AuthorField: TasteField {
    /// Minimum share of an author in the likes, not counting one photo of the author; a smaller share may be chance.
    private static let habit = 0.2
    /// Weight of the prior, as a number of liked photos whose authors are distributed as in the seen photos.
    private static let prior = 3.0
    private let liked: [(author: String?, weight: Double)]
    /// Number of disliked photos of each author.
    private let dislikes: [String: Double]
    /// Weight of the liked photos of each author, less that of the disliked ones.
    private let sums: [String: Double]
    private let all: Double
    private let seen: [String: Double]
    private let count: Double

    init(liked: [TasteExamples.Example], disliked: [TasteExamples.Example], passed: [PhotoTraits]) {
        self.liked = liked.map { ($0.traits.author, $0.weight) }
        dislikes = Dictionary(
            disliked.compactMap { $0.traits.author.map { ($0, 1) } }, uniquingKeysWith: +)
        let lost = Dictionary(
            disliked.compactMap { photo in photo.traits.author.map { ($0, photo.weight) } },
            uniquingKeysWith: +)
        var sums = Dictionary(
            self.liked.compactMap { author, weight in author.map { ($0, weight) } }, uniquingKeysWith: +)
        for (author, sum) in sums { sums[author] = max(0, sum - lost[author, default: 0]) }
        self.sums = sums
        all = liked.reduce(0) { $0 + $1.weight }
        seen = Dictionary(
            (passed + (liked + disliked).map(\.traits)).compactMap { $0.author.map { ($0, 1) } },
            uniquingKeysWith: +)
        count = Double(passed.count + liked.count + disliked.count)
    }

    func ratio(of photo: PhotoTraits, without index: Int?) -> Double {
        guard let author = photo.author, let sum = sums[author] else { return 0 }
        let own = index.map { liked[$0].weight } ?? 0
        let left = max(0, sum - own)
        guard left > 1e-9 || dislikes[author] != nil else { return 0 }
        let share = (seen[author, default: 0] + 0.5) / (count + 50)
        return log((left + Self.prior * share) / (all - own + Self.prior) / share)
    }

    /// Share of each author in the likes, by weight.
    var shares: [String: Double] { sums.mapValues { $0 / max(all, .leastNormalMagnitude) } }

    /// Authors with a significant share of the likes, most liked first. After a single like, the photo's author. Each
    /// dislike offsets a like.
    var habits: [String] {
        guard liked.count > 1 else { return liked.compactMap(\.author).filter { dislikes[$0] == nil } }
        let counts = Dictionary(liked.compactMap { $0.author.map { ($0, 1.0) } }, uniquingKeysWith: +)
            .map { (key: $0, value: $1 - dislikes[$0, default: 0]) }
        let least = Self.habit * Double(liked.count)
        return counts.filter { $0.value > 1 && $0.value - 1 >= least }
            .sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
    }
}
